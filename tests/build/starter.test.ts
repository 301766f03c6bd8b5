import { expect, test } from 'vitest';
import { withStarter } from '../../tools/build/starter.ts';

const module = (name: string) => `<script type="module" crossorigin src="/assets/${name}-1.js"></script>`;
const page = (...names: string[]) =>
  `<head>${names.map(module).join('')}<title>Loan</title></head><body><main></main></body>`;

test('the entry sleeps at the end of the page, what it imports is fetched ahead, and the waker is a script as it was', () => {
  expect(withStarter(page('rolldown-runtime', 'framework', 'app'))).toBe(
    `<head>${module('rolldown-runtime')}<link rel="modulepreload" crossorigin href="/assets/framework-1.js">` +
      '<link rel="modulepreload" crossorigin href="/assets/app-1.js"><title>Loan</title></head>' +
      '<body><main></main><script type="asleep" crossorigin src="/assets/app-1.js"></script></body>',
  );
});

test('a build that has nothing to wake the entry with stops', () => {
  expect(() => withStarter(page('framework', 'app'))).toThrow('Nothing starts the app');
});
