/** Character references that backends write by name, each with its character. */
const named = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 shy\u00ad ndash– mdash— hellip… bull• middot· lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» times× deg° copy© reg® trade™ euro€ pound£ cent¢ ntildeñ NtildeÑ aacuteá eacuteé iacuteí oacuteó uacuteú'
    .split(' ')
    .map((name) => [name.slice(0, -1), name.slice(-1)]),
);

/** A numeric reference's character; undefined for a control, half a pair, or a number beyond Unicode. */
const numbered = (reference: string): string | undefined => {
  const code = Number(`0${reference.slice(1)}`);
  const character = code > 0x10_ff_ff ? '' : String.fromCodePoint(code);
  return /[^\p{Cc}\p{Cs}]|\n/u.test(character) ? character : undefined;
};

/** A text for people as it is meant: character references (`&amp;`, `&#8369;`), `<br>` and a written `\n` are read once; other markup is unchanged. */
export const plainText = (text: string): string =>
  text.replace(
    /<br\b[^<>]*>|\r\n?|\\r\\n|\\[nr]|&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi,
    (source, reference?: string) => {
      if (reference === undefined) return '\n';
      return (reference.startsWith('#') ? numbered(reference) : named.get(reference)) ?? source;
    },
  );

/** How programs print a missing value, in quotes or brackets too, or twice, as a first and a last name. A name such as 'Null' has one capital. */
export const isNoValue = (text: string): boolean =>
  /^([^\p{L}\d]*(null|NULL|undefined|NaN|\(none\)|object Object))+[^\p{L}\d]*$/u.test(text);

/** What programs print when they fail: Java, .NET, Python, PHP, JavaScript, Go, SQL, HTTP, or a whole page or object. */
const traces = [
  // What they print when they have nothing to say.
  /^([\p{P}\s0]|false|n\/a)*$/iu,
  /\b[a-z]\w*(\.[\w$]+)+(Exception|Error|Throwable|Failure)\b/i,
  /^\s*(Uncaught |Unhandled |Exception in )?[A-Z]\w*(Exception|Error|Throwable)\b/,
  /\bat [\w$.<>/]+ ?\([^)]*(:\d+|Native Method|Unknown Source|<anonymous>)\)/,
  /\bat \S+:\d+:\d+/,
  /Traceback \(most recent|File "[^"]+", line \d/,
  /\b(Fatal|Parse|Uncaught|Syntax) error:|(Warning|Notice|Deprecated): .* on line \d|Stack trace:|\.php\b.*\bline \d/i,
  /\bSQLSTATE\[|\bORA-\d{5}|\bpanic: |\bgoroutine \d|\bE(CONN(REFUSED|RESET)|TIMEDOUT|NOTFOUND)\b/,
  /Cannot read propert|is not a function$|is not defined$|Object reference not set/,
  /<!doctype|<html\b/i,
  /^\W*(\d{3}\W+)?(Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out|.* status code \d+)\W*$/i,
  /^\s*[{[]\s*["{[].*[}\]]\s*$|^Duplicate entry '/s,
];

/** Whether a program's failure is sent in place of a message. */
export const isTrace = (text: string): boolean => traces.some((trace) => trace.test(text));
