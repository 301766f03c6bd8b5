/** Values with which code compares, by the name of what it compares: `status === 'paid'`, `switch (status) { case 'paid': }`, `count > 3`. */
export type Literals = ReadonlyMap<string, readonly (string | number)[]>;

const text = String.raw`(?:'([^'\\\n]*)'|"([^"\\\n]*)"|\x60([^\x60\\$\n]*)\x60|(-?\d+(?:\.\d+)?))`;

export const literalsIn = (source: string): Literals => {
  const found = new Map<string, (string | number)[]>();
  const add = (name: string, match: readonly (string | undefined)[]) => {
    const [one, two, three, number] = match;
    const value = number === undefined ? (one ?? two ?? three) : Number(number);
    if (value === undefined) return;
    const known = found.get(name) ?? [];
    if (!known.includes(value)) found.set(name, [...known, value]);
  };
  for (const [, name = '', ...match] of source.matchAll(
    new RegExp(String.raw`([\w$]+)[\])\s]*(?:[!=]==?|[<>]=?)\s*${text}`, 'g'),
  ))
    add(name, match);
  for (const [, ...match] of source.matchAll(
    new RegExp(String.raw`${text}\s*(?:[!=]==?|[<>]=?)\s*[\w$.?]*?([\w$]+)\b(?!\s*[.([?])`, 'g'),
  ))
    add(match.at(-1) ?? '', match);
  for (const [, name = '', body = ''] of source.matchAll(/\bswitch\s*\([^)]*?([\w$]+)\)\s*\{([^]*?)\n?\}/g))
    for (const [, ...match] of body.matchAll(new RegExp(String.raw`\bcase\s+${text}`, 'g'))) add(name, match);
  for (const [, list = '', name = ''] of source.matchAll(/\[([^[\]]*)\]\.includes\([^()]*?([\w$]+)\)/g))
    for (const [, ...match] of list.matchAll(new RegExp(text, 'g')))
      add(name, [undefined, ...match].slice(1));
  for (const [, name = '', ...match] of source.matchAll(
    new RegExp(String.raw`([\w$]+)\??\.(?:includes|startsWith|endsWith)\(\s*${text}`, 'g'),
  ))
    add(name, match);
  return found;
};
