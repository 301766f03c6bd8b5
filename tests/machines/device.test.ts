import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const importing = /^import (?!type)([^;]*?) from '(\.[^']+)';/gms;
const device =
  /\b(?:localStorage|sessionStorage|indexedDB|document|navigator|history|location)\b[.?[]|globalThis[.[]|\b(?:Date\.now|readStored|store|removeStored|entry)\(/;

/** The page's origin and path, its clock, and modules that reach only the network, which is the business of actors. */
const exempt = [
  'services/values/links.ts',
  'services/visit/clock.ts',
  'services/visit/ownPath.ts',
  'services/visit/session.ts',
  'services/http/',
  'services/pendingRequests/actor.ts',
  'services/release/',
  // Random marks.
  'services/device/fingerprint.ts',
];

interface Import {
  names: string[];
  file: string;
}

const importsOf = (file: string): Import[] =>
  [...readFileSync(new URL(file, root), 'utf8').matchAll(importing)].map(([, named = '', path = '']) => ({
    names: [...named.replaceAll(/\btype \w+/g, '').matchAll(/\w+/g)].map(([name]) => name),
    file: new URL(path, new URL(file, root)).pathname.slice(root.pathname.length),
  }));

const touches = (file: string, seen = new Set<string>()): boolean => {
  if (
    seen.has(file) ||
    /\/(?:check|actors)\.ts$/.test(file) ||
    exempt.some((one) => file.startsWith(one)) ||
    !file.startsWith('services/')
  )
    return false;
  seen.add(file);
  return (
    device.test(readFileSync(new URL(file, root), 'utf8')) ||
    importsOf(file).some((one) => touches(one.file, seen))
  );
};

/** Each with its reason. */
const exceptions: Record<string, string> = {
  'machines/root/cleanup.ts calls removeStoredData of services/device/kept.ts':
    'It is the actor that removes data.',
  'machines/root/cleanup.ts calls sweepStoredData of services/device/kept.ts':
    'It is the actor that removes data.',
  'machines/testPreview/machine.ts calls showAlert of services/device/location.ts': 'Only staff see it.',
};

it('reaches the device from machines/ only through actors', async () => {
  const found = await Promise.all(
    globSync('machines/**/*.ts', { cwd: root.pathname }).flatMap((file) =>
      importsOf(file)
        .filter((one) => touches(one.file))
        .map(async ({ names, file: from }) => {
          const exported: Record<string, unknown> = await import(new URL(from, root).pathname);
          return names
            .filter((name) => typeof exported[name] === 'function')
            .map((name) => `${file} calls ${name} of ${from}`);
        }),
    ),
  );
  expect(found.flat().toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
