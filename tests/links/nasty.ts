import * as fc from 'fast-check';

export const origin = 'https://own.example';

const words = (text: string) => text.split(' ');

const beginnings = [
  '',
  ' ',
  '\t/',
  '/\n/',
  'java\tscript:',
  ...words(
    '/ // /// /\\ \\\\ ? # : :// https:// http:// https: https:/ https:/// https:\\\\ HTTPS:// Https:// httpx://',
  ),
  ...words(
    'javascript: JavaScript: vbscript: data:text/html, data:image/png;base64, file:/// intent:// mailto:',
  ),
  ...words('blob: blob:https://own.example/ loanapp:// LoanApp:// view-source:https://'),
];

const hosts = [
  '',
  'a b',
  ...words(
    'own.example OWN.example own.example:443 own.example:8443 own.example. own%2eexample ｏwn.example own。example',
  ),
  ...words('own\u00ad.example own.example.evil.example evil.example [::1] 127.1 0x7f.1 . % ['),
  ...words('own.example@evil.example evil.example@own.example @own.example :@own.example a:b@own.example'),
  ...words('own.example%2f@evil.example own.example\\@evil.example'),
];

const pieces = [
  ' ',
  ...words('\t \n \r \0 \u00a0 \u00ad \u200b \u202e \ufeff \ufe0f \u3164 \u2028'),
  ...words('/ / / / // . .. /.. /. /..// /.// %2e %2E /%2e%2e/ %2f %2F %5c %252f \\ @ : ; %'),
  ...words('? ? ?? # # & && = a=1 sig=x%2Fy== sessionId=1 from= ?x __proto__=1 %zz %00 * \' " < | ^ [ ~ $ +'),
  ...words('evil.example own.example loanDetail order é ₱ 你 😀 \ud800 https://evil.example'),
];

const anything = fc.string({ unit: 'binary' });
const tail = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, anything), {
    maxLength: 6,
    size: 'max',
  })
  .map((parts) => parts.join(''));
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));

export const nastyLink = fc.oneof(
  joined(fc.constantFrom(...beginnings), fc.constantFrom(...hosts), tail),
  joined(fc.constantFrom(...beginnings), tail),
  joined(fc.constantFrom(`${origin}/`, '/', '/a/', '/loanDetail'), tail),
  joined(fc.constantFrom('https://pay.example', 'http://pay.example:81/'), tail),
  joined(fc.constantFrom('loanapp://', 'wallet', 'productDetail?'), tail),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

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

export const parameters = fc.dictionary(nastyName, value, { minKeys: 1, maxKeys: 4, noNullPrototype: true });

/** A parameter as a server wrote it, with its decoded name. */
export const writtenPair = fc
  .tuple(nastyName, fc.constantFrom('', ...words("= =1 =x%2Fy== =a+b =%zz =a?b ='")), fc.boolean())
  .map(([name, rest, isLoose]) => {
    const encoded = encodeURIComponent(name);
    return { name, raw: (isLoose ? encoded.replaceAll('%20', '+').replaceAll('%3F', '?') : encoded) + rest };
  });
