import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { aboutPage, headOf } from '../../tools/build/publicSite/head.ts';
import { sharedPicture } from '../../tools/build/publicSite/picture.ts';
import { robots, sitemap } from '../../tools/build/publicSite/robots.ts';

const known = parseEnvironment({
  VITE_PUBLIC_ORIGIN: 'https://loans.example',
  VITE_BASE: '/loan/',
  VITE_COMPANY_NAME: 'Pera </script> Inc.',
});
const unknown = parseEnvironment({});
const page = { path: '/About', title: 'About "us" & <you>', description: 'What we are.' };

describe('the host in the head', () => {
  test('contains the absolute address, including the base path', () => {
    const head = aboutPage(known, page);
    expect(head).toContain('<link rel="canonical" href="https://loans.example/loan/About">');
    expect(head).toContain('<meta property="og:image" content="https://loans.example/loan/share.png">');
    expect(robots(known)).toContain('Sitemap: https://loans.example/loan/sitemap.xml');
    expect(sitemap(known, ['/', '/About'])).toContain('<loc>https://loans.example/loan/About</loc>');
  });

  test('leaves addresses out of the head when the origin is not configured', () => {
    expect(aboutPage(unknown, page)).not.toMatch(/canonical|og:url|og:image|href/);
    expect(robots(unknown)).toBe('User-agent: *\nDisallow: /gateway/\n');
  });

  test.each([
    'loans.example',
    'http://loans.example',
    'https://loans.example/',
    'https://loans.example/loan',
  ])('rejects the origin %s', (origin) => {
    expect(() => parseEnvironment({ VITE_PUBLIC_ORIGIN: origin })).toThrow('VITE_PUBLIC_ORIGIN');
  });
});

test('escapes texts in the head', () => {
  expect(aboutPage(unknown, page)).toContain('content="About &quot;us&quot; &amp; &lt;you>"');
  const head = headOf(known, {
    route: 'siteAbout',
    title: '',
    description: '',
    markup: '',
    questions: [{ question: 'How?', answer: '</script>' }],
  });
  expect(head.match(/<\/script>/g)).toHaveLength(2);
});

test('draws the preview image as a PNG of 1200 x 630 in the two given colours', () => {
  const { width, height, data } = PNG.sync.read(sharedPicture('#b1d732', '#060606'));
  expect([width, height]).toEqual([1200, 630]);
  const [ground, ...colours] = Array.from({ length: width * height }, (_, index) =>
    data.readUInt32BE(4 * index),
  );
  expect(ground).toBe(0xb1d732ff);
  const inked = colours.filter((colour) => colour === 0x060606ff).length;
  expect(inked / colours.length).toBeGreaterThan(0.015);
  expect(inked / colours.length).toBeLessThan(0.1);
});
