import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';

// Loaded at run time: a bundler would include its eighteen megabytes.
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The oldest supported browsers: those that the app's styles are made for. */
const baseline = { chrome_android: 111, safari_ios: 16.4 } as const;

const isWithin = (support: SimpleSupportStatement, newest: number): boolean => {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = support;
  if (flags || prefix || other || typeof added !== 'string') return false;
  if (typeof removed === 'string' && Number.parseFloat(removed) <= newest) return false;
  return Number.parseFloat(added.replace('≤', '')) <= newest;
};

/** Whether every baseline browser supports it. Missing data count as support. */
const isOld = ({ support }: CompatStatement): boolean =>
  Object.entries(baseline).every(([engine, newest]) => {
    const said = support[engine as keyof typeof baseline];
    return said === undefined || [said].flat().some((one) => isWithin(one, newest));
  });

interface Member {
  owner: string;
  name: string;
  /** The data mark this for web interfaces only, not for the language's own members. */
  isStatic: boolean;
  isOld: boolean;
}

const membersOf = (owner: string, identifier: Identifier): Member[] =>
  Object.entries(identifier).flatMap(([key, member]) =>
    key === '__compat' || !('__compat' in member) || !member.__compat
      ? []
      : [
          {
            owner,
            name: key.replace(/_(static|event)$/, ''),
            isStatic: key.endsWith('_static'),
            isOld: isOld(member.__compat),
          },
        ],
  );

const interfaces = Object.entries({ ...bcd.api, ...bcd.javascript.builtins }) as [string, Identifier][];
const members = interfaces.flatMap(([owner, identifier]) => membersOf(owner, identifier));
const globals: Member[] = [
  ...interfaces.map(([name, identifier]) => ({
    owner: 'Window',
    name,
    isStatic: false,
    isOld: !identifier.__compat || isOld(identifier.__compat),
  })),
  ...members.filter(({ owner }) => owner === 'Window'),
];

const namesOf = (found: Member[]) => new Set(found.map(({ name }) => name));
const oldNames = namesOf([...members, ...globals].filter((member) => member.isOld));

export const newerGlobals: ReadonlySet<string> = namesOf(globals.filter((member) => !member.isOld));

export const newerStatics: ReadonlySet<string> = new Set(
  members
    .filter(
      ({ owner, isStatic, isOld: isThere }) =>
        !isThere && (isStatic || owner in (bcd.javascript.builtins ?? {})),
    )
    .map(({ owner, name }) => `${owner}.${name}`),
);

/** Names of methods that no object has in a baseline browser. */
export const newerMethods: ReadonlySet<string> = new Set(
  [...namesOf(members.filter((member) => !member.isOld))].filter((name) => !oldNames.has(name)),
);

export const newerMembers: readonly Omit<Member, 'isOld'>[] = [...members, ...globals]
  .filter((member) => !member.isOld)
  .map(({ owner, name, isStatic }) => ({ owner, name, isStatic }));

const newerIn = (identifiers: Identifier): ReadonlySet<string> =>
  namesOf(membersOf('', identifiers).filter((member) => !member.isOld));

/** At-rules and pseudo-classes or -elements that a baseline browser does not know, without their punctuation. */
export const newerAtRules = newerIn(bcd.css['at-rules'] as Identifier);
export const newerSelectors = newerIn(bcd.css['selectors'] as Identifier);
