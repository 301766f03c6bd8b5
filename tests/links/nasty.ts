import * as fc from 'fast-check';

/** Where the tests' page lives. */
export const origin = 'https://own.example';

const words = (text: string) => text.split(' ');

/** A parameter's name: ordinary ones, those that every object has, those that look like a part of a query. */
export const nastyName = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      'a b',
      ...words('sessionId from a x ?x a+b é sig toString __proto__ constructor'),
    ),
  },
  fc.string({ unit: 'grapheme' }),
);

const value = fc.oneof(
  fc.constantFrom('', '₱ 5+', ...words('1 a&b=c # ? %2f //evil.example')),
  fc.string({ unit: 'grapheme' }),
);

/** Parameters that a link is given on its way out; one at the least. */
export const parameters = fc.dictionary(nastyName, value, { minKeys: 1, maxKeys: 4, noNullPrototype: true });

/** One parameter as some server wrote it, and the name that it stands for. */
export const writtenPair = fc
  .tuple(nastyName, fc.constantFrom('', ...words("= =1 =x%2Fy== =a+b =%zz =a?b ='")), fc.boolean())
  .map(([name, rest, isLoose]) => {
    const encoded = encodeURIComponent(name);
    return { name, raw: (isLoose ? encoded.replaceAll('%20', '+').replaceAll('%3F', '?') : encoded) + rest };
  });
