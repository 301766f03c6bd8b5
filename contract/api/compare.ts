import { readdirSync, readFileSync } from 'node:fs';
import { apiCompare } from 'api-smart-diff';
import { withTypedValues } from './values.ts';

type Document = Record<string, unknown>;

interface ReleasedApp {
  app: string;
  document: Document;
}

const folder = new URL('../../docs/api/released/', import.meta.url);

/** The contracts of the apps in use: docs/api/released, the binding part in one file per version of the app. */
export const releasedApps = (): ReleasedApp[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({
      app: file.slice(0, -'.json'.length),
      document: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Document,
    }));

const saysNothing = (document: Document, path: (string | number)[]): boolean => {
  const schema = path.reduce<unknown>((inner, step) => (inner as Document | undefined)?.[step], document);
  return typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0;
};

const words = (path: (string | number)[]) => path.slice(3).join('.');

/** The binding part of a document: without descriptions, examples and response headers, which the app does not read, and with types for constants. */
export const binding = (document: Document): Document =>
  JSON.parse(
    JSON.stringify(withTypedValues({ ...document, info: {} }), (name, value: unknown) =>
      name === 'examples' || name === 'headers' || (name === 'description' && typeof value === 'string')
        ? undefined
        : value,
    ),
  ) as Document;

const breaksBetween = (before: Document, after: Document) =>
  apiCompare(binding(before), binding(after)).diffs.flatMap(({ type, action, path, description }) => {
    // The app accepts any form of a field that a contract leaves open.
    const field = path.slice(0, path.lastIndexOf('properties') + 2);
    if (saysNothing(binding(before), field) || saysNothing(binding(after), field)) return [];
    const isSentInVain = action === 'remove' && path[3] === 'parameters';
    if (path[0] !== 'paths' || isSentInVain) return [];
    // The library considers a replaced value harmless.
    const isOtherValue =
      action === 'replace' &&
      path.some((step) => ['enum', 'const', 'type', 'pattern'].includes(String(step)));
    if (type !== 'breaking' && !isOtherValue) return [];
    const call = path.length === 2 ? String(path[1]) : `${String(path[2]).toUpperCase()} ${String(path[1])}`;
    return [
      {
        call,
        isGone: action === 'remove' && path.length <= 3,
        what: description?.trim() ? `${description.trim()} (${words(path)})` : `${action} ${words(path)}`,
      },
    ];
  });

/** Incompatibilities in both directions; empty if none. A new call breaks nothing: its flow is paused until the backend has it (docs/operate.md). */
export function breaks({ app, document }: ReleasedApp, today: Document): string[] {
  const known = breaksBetween(today, document).filter(({ isGone }) => !isGone);
  return [
    ...breaksBetween(document, today).map(
      ({ call, what }) => `app ${app} does not understand a backend of today's contract: ${call}: ${what}`,
    ),
    ...known.map(
      ({ call, what }) => `today's app does not understand a backend made for app ${app}: ${call}: ${what}`,
    ),
  ];
}
