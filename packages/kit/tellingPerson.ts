import type { Person } from './types.ts';

export type Told = 'does' | 'sees' | 'misses';

/** Expands a pattern for readers: each alternative in full, with and without optional parts, without syntax. */
const alternativesOf = ({ source }: RegExp): string[] => {
  const plain = source.replaceAll(/^\^|\$$/g, '');
  const [, before = '', alternatives = plain, mayMiss, after = ''] =
    /^(.*?)\((.*)\)(\?)?(.*)$/.exec(plain) ?? [];
  return [...alternatives.split('|'), ...(mayMiss ? [''] : [])].map((one) =>
    `${before}${one.replaceAll(/^\^|\$$/g, '')}${after}`.replaceAll(/\\(.)/g, '$1'),
  );
};

const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(' or ');

const textsOf = (name: string | RegExp): string[] =>
  typeof name === 'string' ? [name] : alternativesOf(name);

/** A person who describes what to do and see. Sums and dates are left out, because a tester sees others, as are texts that `isOwn` rejects. */
export const tellingPerson = (
  tell: (kind: Told, words: string) => void,
  isOwn: (text: string) => boolean = () => true,
): Person => {
  const text = (name: string | RegExp | undefined): string =>
    name === undefined ? '' : quoted(textsOf(name).filter((one) => !/\d/.test(one) && isOwn(one)));
  const whole = (name: string | RegExp | undefined): string =>
    name === undefined ? '' : quoted(textsOf(name));
  const thing = (role: string, name: string | RegExp | undefined): string | undefined =>
    name !== undefined && text(name) === '' ? undefined : `the ${role} ${text(name)}`.trim();
  const say = (kind: Told, words: string | undefined) => {
    if (words) tell(kind, words);
  };
  return {
    tap: async (role, name) => say('does', `tap the ${role} ${whole(name)}`),
    type: async (label, typed) => say('does', `type ${JSON.stringify(typed)} into ${whole(label)}`),
    choose: async (label, option) => say('does', `choose "${option}" at ${whole(label)}`),
    attach: async (label) => say('does', `choose a picture at ${whole(label)}`),
    press: async (key) =>
      say(
        'does',
        key === 'Escape' ? 'close it: by its cross, beside it, or with the key Escape' : `press ${key}`,
      ),
    signal: async () => undefined,
    holds: async (label, value) =>
      say('sees', value === '' ? '' : `${JSON.stringify(value)} in ${whole(label)}`),
    sees: async (seen) => say('sees', text(seen)),
    seesRole: async (role, name) => say('sees', thing(role, name)),
    doesNotSee: async (seen) => say('misses', text(seen)),
    doesNotSeeRole: async (role, name) => say('misses', thing(role, name)),
  };
};
