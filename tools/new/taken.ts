import { existsSync, globSync, readFileSync } from 'node:fs';
import { routes } from '../../services/visit/flows.ts';
import { pathsOf, textsOf } from './flow.ts';
import { spellingsOf } from './names.ts';

const declaredIn = (text: string): string[] => [
  ...[...text.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /(\w+)\s*$/.exec(name)?.[1] ?? []),
  ),
  ...[...text.matchAll(/^(?:export )?(?:const|let|function|class|type|interface) (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  ),
];

interface Taken {
  file: string;
  what: string;
}

const declaredTwice = (name: string): Taken | undefined => {
  for (const [file, text] of textsOf(name)) {
    const declared = declaredIn(text);
    const what = declared.find((one, index) => declared.indexOf(one) < index);
    if (what) return { file, what };
  }
  return undefined;
};

const namedAlike = (name: string): Taken | undefined => {
  const { Flow = '', path = '' } = spellingsOf(name);
  const kinds = [
    { what: `load${Flow}`, files: 'services/*/actors.ts', declares: new RegExp(`const load${Flow}\\b`) },
    { what: name, files: 'contract/api/calls/*.ts', declares: new RegExp(`(?:by|entry)\\(\\s*'${name}'`) },
    { what: path, files: 'sandbox/**/*.ts', declares: new RegExp(`(?: id: |\\w\\(\\s*)'${path}',\\s`) },
  ];
  for (const { what, files, declares } of kinds) {
    const file = globSync(files).find((one) => declares.test(readFileSync(one, 'utf8')));
    if (file) return { file, what };
  }
  return undefined;
};

export function takenFault(name: string): string | undefined {
  const existing = [...pathsOf(name), `docs/product/${name}.md`].find((path) => existsSync(path));
  if (existing) return `'${name}' exists already: ${existing}. Nothing was written.`;
  const [route] =
    Object.entries(routes).find(
      ([known, path]) => known === name || path.toLowerCase() === `/${name.toLowerCase()}`,
    ) ?? [];
  if (route) return `'/${name}' is a route already: ${route}. Nothing was written.`;
  const taken = declaredTwice(name) ?? namedAlike(name);
  return taken && `'${name}' is taken: ${taken.file} has '${taken.what}' already. Nothing was written.`;
}
