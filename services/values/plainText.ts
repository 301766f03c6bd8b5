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

/** Marks that turn the direction of what follows, also of the text around a value that does not end them. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text for people as it is meant: character references (`&amp;`, `&#8369;`), `<br>` and a written `\n` are read once; other markup is unchanged. */
export const plainText = (text: string): string =>
  text
    .replace(
      /<br\b[^<>]*>|\r\n?|\\r\\n|\\[nr]|&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi,
      (source, reference?: string) => {
        if (reference === undefined) return '\n';
        return (reference.startsWith('#') ? numbered(reference) : named.get(reference)) ?? source;
      },
    )
    .replace(turns, '');

/** How programs print a missing value, in quotes or brackets too, or twice, as a first and a last name. A name such as 'Null' has one capital. */
export const isNoValue = (text: string): boolean =>
  /^([^\p{L}\d]*(null|NULL|undefined|NaN|\(none\)|object Object))+[^\p{L}\d]*$/u.test(text);

/** What says nothing to a person: a flag, 'N/A', or only punctuation and zeros. */
export const isMeaningless = (text: string): boolean => /^([\p{P}\s0]|true|false|n\/a)*$/iu.test(text);

/** What programs print in place of a message. */
const traces = [
  /^([\p{P}\s0]|[45]\d\d|http|false|n\/a|ok|success|error|fail(ure|ed)?|internal|server|bad|gateway|service|temporarily|unavailable|too many|requests?|read|connect(ion)?|time[d-]?|out|refused|reset|not|found|unauthorized|forbidden|system|network|unknown)*$/iu,
  // The name of an exception or a module, and a place in a file.
  /\w(Exception|Error|Throwable)\b|\bjava\.\w|\.\w+:\d+[:)]|\.(php|py)\b.* line \d/,
  /Traceback|Stack trace:|panic: |SQLSTATE|ORA-\d{5}|\bE(CONN|TIMEDOUT|NOTFOUND)|Duplicate entry '|Cannot read propert|is not a function$|is not defined$/,
  /\b(fatal|parse|uncaught|syntax) error:|<!doctype|<html\b| status code \d+\W*$/i,
  /^\s*[{[]\s*["{[].*[}\]]\s*$/s,
];

/** Whether a program's status or failure is sent in place of a message: 'SUCCESS', '503', 'Read timed out', a stack trace, a page. */
export const isTrace = (text: string): boolean => traces.some((trace) => trace.test(text));
