import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../../services/environment.ts';
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

describe('where the public finds the host', () => {
  test('is said with the whole address, below the base', () => {
    const head = aboutPage(known, page);
    expect(head).toContain('<link rel="canonical" href="https://loans.example/loan/About">');
    expect(head).toContain('<meta property="og:image" content="https://loans.example/loan/share.png">');
    expect(robots(known)).toContain('Sitemap: https://loans.example/loan/sitemap.xml');
    expect(sitemap(known, ['/', '/About'])).toContain('<loc>https://loans.example/loan/About</loc>');
  });

  test('is left out where nobody said it: a search engine takes no half addresses', () => {
    expect(aboutPage(unknown, page)).not.toMatch(/canonical|og:url|og:image|href/);
    expect(robots(unknown)).toBe('User-agent: *\nDisallow: /gateway/\n');
  });

  test.each([
    'loans.example',
    'http://loans.example',
    'https://loans.example/',
    'https://loans.example/loan',
  ])('is not %s', (origin) => {
    expect(() => parseEnvironment({ VITE_PUBLIC_ORIGIN: origin })).toThrow('VITE_PUBLIC_ORIGIN');
  });
});

test('words are text in the head, never markup', () => {
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

test('the picture of a shared link is a PNG of 1200 x 630 in the two colours that it is given', () => {
  const png = sharedPicture('#b1d732', '#060606');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const palette = png.indexOf('PLTE') + 4;
  expect([...png.subarray(palette, palette + 3)]).toEqual([0xb1, 0xd7, 0x32]);
  const data = png.indexOf('IDAT');
  const pixels = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  expect(pixels).toHaveLength(1201 * 630);
  const inked = pixels.filter((shade) => shade === 15).length;
  expect(inked / pixels.length).toBeGreaterThan(0.015);
  expect(inked / pixels.length).toBeLessThan(0.1);
});
