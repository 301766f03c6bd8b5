import { expect, test } from 'vitest';
import { documentOf } from '../../views/firstPaint/document.ts';

const parts = {
  environment: '{}',
  attributes: 'data-release="1"',
  lang: 'en',
  title: 'PeraLoan',
  head: '',
  early: { data: '{}', importMap: '{}', script: 'fetch("/first")' },
  help: { script: 'help()', style: '', body: '' },
  drawing: ['/assets/figure.js', '/assets/values.js'],
  policy: '',
  inlineStyles: [],
  waker: '/assets/waker.js',
  imports: ['/assets/vendor.js', '/assets/order.js'],
  entry: '/assets/app.js',
  isAsleep: false,
  styles: '/assets/app.css',
  moreStyles: '',
  isWritten: false,
  body: '',
};

const urlsOf = (html: string) => [...html.matchAll(/<(\w+)[^>]* (?:src|href)="(\/assets[^"]+)"/g)];

test('requests the stylesheet, the first call and the figure before any other script, and scripts with low priority', () => {
  const html = documentOf(parts);
  expect(urlsOf(html).map(([, , url]) => url)).toEqual([
    '/assets/app.css',
    '/assets/figure.js',
    '/assets/values.js',
    '/assets/figure.js',
    '/assets/waker.js',
    '/assets/vendor.js',
    '/assets/order.js',
    '/assets/app.js',
    '/assets/app.css',
  ]);
  expect(html.indexOf('fetch("/first")')).toBeLessThan(html.indexOf('/assets/figure.js'));
  const scripts = urlsOf(html).filter(([, , url]) => /(waker|vendor|order|app)\.js$/.test(url ?? ''));
  for (const [tag] of scripts) expect(tag).toContain('fetchpriority="low"');
});

test('sets its policy in its last inline code', () => {
  const html = documentOf({ ...parts, help: { ...parts.help, style: 'a{}' }, policy: 'protect()' });
  const inline = [...html.matchAll(/<(?:script|style)>(.*?)<\//g)].map(([, code]) => code);
  expect(inline.slice(0, -1).join()).not.toContain('protect()');
  expect(inline.at(-1)).toBe('protect()');
});
