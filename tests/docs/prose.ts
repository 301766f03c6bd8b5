export const commentsOf = (source: string): string[] => {
  let isInside = false;
  return source.split('\n').flatMap((line) => {
    const wasInside = isInside;
    if (/^\s*\{?\/\*/.test(line)) isInside = true;
    const isComment = wasInside || isInside;
    if (isInside && line.includes('*/')) isInside = false;
    if (isComment) return [line.replace(/^\s*\{?(\/?\*+\/?)?\s?/, '').replace(/\s*\*\/.*$/, '')];
    const [, single] = /(?:^|\s)\/\/ (.*)$/.exec(line) ?? [];
    return single === undefined ? [] : [single];
  });
};

export const testNamesOf = (source: string): string[] =>
  [...source.matchAll(/\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(['"`])([^]*?)\1\s*,/g)].map(
    ([, , name = '']) => name,
  );
