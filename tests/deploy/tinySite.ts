import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { policyScript } from '../../deploy/policy.ts';
import { recipesOf } from '../../deploy/recipes/index.ts';
import { siteOf } from '../../deploy/site.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';

const environment = parseEnvironment({});
const page = `<html><script type="application/json" id="environment">{}</script><script>${policyScript(environment)}</script>the app</html>`;
const pages = Object.fromEntries(
  ['app/index.html', 'index.html', '404.html', 'loanDetail.html', 'About.html', 'promotion/index.html'].map(
    (file) => [file, page],
  ),
);

/** A build of six equal pages, for the tests of servers. */
export const tinySite = (): (() => string) => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'tiny-site-'));
    chmodSync(root, 0o755);
    const files = {
      ...pages,
      'robots.txt': 'Disallow: /gateway/\n',
      'release.json': '{ "release": "r1", "closed": [], "notice": "" }',
      '.server/build.json': '{ "variables": {}, "flows": [] }',
      '.well-known/assetlinks.json': '[]',
      ...recipesOf(siteOf({ ...environment, base: '/', staffTools: false, pages, routes: [] })),
    };
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), content);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));
  return () => root;
};
