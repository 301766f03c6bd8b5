import { existsSync, globSync, readFileSync } from 'node:fs';
import { routes } from '../../machines/root/routes.ts';
import { placesOf, rowBeginnings, textsOf } from './flow.ts';
import { spellingsOf } from './names.ts';

/** The names that a module imports or declares for all of itself. */
const declaredIn = (text: string): string[] => [
  ...[...text.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /(\w+)\s*$/.exec(name)?.[1] ?? []),
  ),
  ...[...text.matchAll(/^(?:export )?(?:const|let|function|class|type|interface) (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  ),
];

/** What a flow of this name would declare where it is declared already, with the file. */
const declaredTwice = (name: string): { file: string; what: string } | undefined => {
  for (const [file, text] of textsOf(name)) {
    const declared = declaredIn(text);
    const what = declared.find((one, index) => declared.indexOf(one) < index);
    if (what) return { file, what };
  }
  for (const { file, beginning } of rowBeginnings(name)) {
    const pattern = beginning.replace(/[^\w\s]/g, '\\$&').replace('\\(', '\\(\\s*');
    if (new RegExp(`^${pattern}\\b`, 'm').test(readFileSync(file, 'utf8'))) return { file, what: name };
  }
  const { path = '' } = spellingsOf(name);
  const file = globSync('sandbox/**/*.ts').find((one) =>
    readFileSync(one, 'utf8').includes(` id: '${path}',`),
  );
  return file === undefined ? undefined : { file, what: path };
};

/** What is in the way of a flow of this name, in plain words; undefined when nothing does. Looks into the folder that it is run in. */
export const takenFault = (name: string): string | undefined => {
  const place = placesOf(name).find((path) => existsSync(path));
  if (place) return `'${name}' exists already: ${place}. Nothing was written.`;
  const [route] =
    Object.entries(routes).find(
      ([known, path]) => known === name || path.toLowerCase() === `/${name.toLowerCase()}`,
    ) ?? [];
  if (route) return `'/${name}' is a route already: ${route}. Nothing was written.`;
  const twice = declaredTwice(name);
  return twice && `'${name}' is taken: ${twice.file} has '${twice.what}' already. Nothing was written.`;
};
