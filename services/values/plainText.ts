/** Character references that backends write by name. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  cent: '¢',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
};

/** A numeric reference's character; undefined for a control, half a pair, or a number beyond Unicode. */
const numbered = (reference: string): string | undefined => {
  const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  const isCharacter =
    code === 10 || (code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff));
  return isCharacter ? String.fromCodePoint(code) : undefined;
};

/** A text for people as it is meant: character references (`&amp;`, `&#8369;`), `<br>` and a written `\n` are read once; other markup is unchanged. */
export const plainText = (text: string): string =>
  text.replace(
    /<br\s*\/?>|\r\n?|\\r\\n|\\[nr]|&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi,
    (source, reference?: string) => {
      if (reference === undefined) return '\n';
      return (reference.startsWith('#') ? numbered(reference) : named[reference]) ?? source;
    },
  );

/** How programs print a missing value. A name such as 'Null' has one capital. */
export const isNoValue = (text: string): boolean =>
  /^\s*(\((null|undefined|none)\)|null|NULL|undefined|NaN|\[object Object\])\s*$/.test(text);

/** What programs print when they fail: Java, .NET, Python, PHP, JavaScript, Go, SQL, or a whole page. */
const traces = [
  /\b[a-z]\w*(\.[\w$]+)+(Exception|Error|Throwable|Failure)\b/i,
  /^\s*(Uncaught |Unhandled |Exception in )?[A-Z]\w*(Exception|Error|Throwable)\b/,
  /\bat [\w$.<>/]+ ?\([^)]*(:\d+|Native Method|Unknown Source|<anonymous>)\)/,
  /\bat \S+:\d+:\d+/,
  /Traceback \(most recent|File "[^"]+", line \d/,
  /\b(Fatal|Parse|Uncaught|Syntax) error:|(Warning|Notice|Deprecated): .* on line \d|Stack trace:|\.php\b.*\bline \d/i,
  /\bSQLSTATE\[|\bORA-\d{5}|\bpanic: |\bgoroutine \d|\bE(CONN(REFUSED|RESET)|TIMEDOUT|NOTFOUND)\b/,
  /Cannot read propert|is not a function$|is not defined$|Object reference not set/,
  /<!doctype|<html\b/i,
];

/** Whether a program's failure is sent in place of a message. */
export const isTrace = (text: string): boolean => traces.some((trace) => trace.test(text));
