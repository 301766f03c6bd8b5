/**
 * `npm run mass`: how much there is to read. Lines of code (TypeScript, styles, HTML, Kotlin, Swift, Dart) by part, files and rooms of the app, imports
 * between its rooms that point upward, the longest Markdown line, and the size of the docs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const code = /\.(tsx?|jsx?|css|html|kt|swift|dart)$/;
const parts = {
  product: (file: string) => !/^(tests|packages)\//.test(file),
  tests: (file: string) => file.startsWith('tests/'),
  packages: (file: string) => file.startsWith('packages/'),
};
/** From the ground up: a folder may import those before it. */
const order = ['bridge', 'services', 'machines', 'views'];

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file) && file !== '');
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const print = (name: string, value: number | string) =>
  console.log(`${name.padEnd(34)}${String(value).padStart(9)}`);

for (const [part, isOfPart] of Object.entries(parts)) {
  const own = files.filter((file) => code.test(file) && isOfPart(file));
  print(`lines of ${part}`, sum(own.map(linesOf)));
  print(`files of ${part}`, own.length);
}

const roomOf = (path: string) => path.split('/').slice(0, 2).join('/');
const modules = files.filter((file) => /^(bridge|services|machines|views)\/.*\.tsx?$/.test(file));
print('rooms of the app', new Set(modules.map((file) => dirname(file))).size);

const isAbove = (one: string, other: string) =>
  order.indexOf(one.split('/')[0] ?? '') > order.indexOf(other.split('/')[0] ?? '');
const upward = modules.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']*)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => isAbove(path, file))
    .map((path) => `${roomOf(file)} → ${roomOf(path)}`),
);
print('imports that point upward', upward.length);
for (const arrow of new Set(upward)) console.log(`  ${arrow}`);

const pages = files.filter((file) => file.endsWith('.md') && !/CHANGELOG|docs\/charts/.test(file));
const longest = pages
  .map((file) => ({
    file,
    length: Math.max(
      ...readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.length),
    ),
  }))
  .toSorted((one, other) => other.length - one.length)[0];
print('longest line of Markdown', `${longest?.length}`);
console.log(`  ${longest?.file}`);
print(
  'MB of docs',
  (sum(files.filter((file) => file.startsWith('docs/')).map((file) => statSync(file).size)) / 1e6).toFixed(1),
);
