import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { isRuleFor, readHeadersFile } from '../../deploy/recipes/headersFile.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Serves a file, else the page with its name, else a folder's `index.html`, else the first rule of `_redirects`. For a header in two rules of
 * `_headers`, hosts join the values or take the last.
 */
export const staticHost = (root: string, base: string, joinsHeaders: boolean): RequestListener => {
  const rules = readHeadersFile(readFileSync(join(root + base, '_headers'), 'utf8'));
  const redirects = readFileSync(join(root + base, '_redirects'), 'utf8')
    .trim()
    .split('\n');

  const answerTo = (path: string): [file: string, status: number] => {
    const file = [path, `${path}.html`, `${path}index.html`].find((name) => isFile(root + name));
    if (file) return [file, 200];
    for (const redirect of redirects) {
      const [from = '', to = '', status] = redirect.split(/ +/);
      if (isRuleFor(from, path)) return [to.endsWith('/') ? `${to}index.html` : to, Number(status)];
    }
    return ['', 404];
  };

  return (request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    if (isFile(join(root + path, 'index.html')) && !path.endsWith('/')) {
      response.writeHead(301, { Location: (request.url ?? '').replace(path, `${path}/`) }).end();
      return;
    }
    const [file, status] = answerTo(path);
    const headers = new Headers({ 'Content-Type': types[extname(file)] ?? 'text/plain' });
    for (const rule of rules.filter((one) => isRuleFor(one.path, path)))
      for (const [name, value] of Object.entries(rule.headers))
        headers[joinsHeaders ? 'append' : 'set'](name, value);
    response.writeHead(status, Object.fromEntries(headers)).end(file && readFileSync(root + file));
  };
};
