import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../views/styles/all.css';
import '../../../views/gallery/gallery.css';
import { Gallery } from '../../../views/gallery/Gallery.tsx';
import { forceScheme } from '../../../views/gallery/scheme.ts';
import { firstFew } from '../../nightly.ts';

document.documentElement.lang = 'en';

const faults = async () => {
  for (const animation of document.getAnimations()) animation.cancel();
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};

const layers = [null, 'notice', 'question', 'rating', 'sheet', 'toast', 'loading', 'offline'];

afterEach(async () => {
  cleanup();
  document.documentElement.style.fontSize = '';
  forceScheme('light');
  await page.viewport(360, 800);
});

describe.each(['light', 'dark'] as const)('The gallery in the %s scheme', (scheme) => {
  it.each(firstFew(layers, 4))('has no axe violation, with %s over it', async (layer) => {
    forceScheme(scheme);
    render(<Gallery language="en" layer={layer} />);
    expect(screen.getByText('Gallery')).toBeVisible();
    expect(await faults()).toEqual([]);
  });
});

it('changes its colours with the scheme', () => {
  render(<Gallery language="en" />);
  forceScheme('light');
  const light = getComputedStyle(document.documentElement).backgroundColor;
  forceScheme('dark');
  expect([light, getComputedStyle(document.documentElement).backgroundColor]).toEqual([
    'rgb(245, 246, 242)',
    'rgb(16, 18, 13)',
  ]);
});

describe.each([
  [360, '100%'],
  [320, '100%'],
  [360, '200%'],
  [320, '200%'],
  [1280, '100%'],
])('On a screen %d px wide with text at %s', (width, size) => {
  it.each(firstFew(layers, 4))('keeps everything within the screen, with %s over it', async (layer) => {
    await page.viewport(width, 800);
    document.documentElement.style.fontSize = size;
    render(<Gallery language="fil" layer={layer} />);
    for (const animation of document.getAnimations()) animation.cancel();
    const wider = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.closest('.tabs') && element.getBoundingClientRect().right > width,
    );
    expect(wider.map((element) => element.outerHTML.slice(0, 80))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

it('gives every control a touch target of 44 px', () => {
  render(<Gallery language="en" />);
  const small = [...document.querySelectorAll<HTMLElement>('button, .field-input, .stars label')].filter(
    (control) => {
      const { width, height } = control.getBoundingClientRect();
      return width < 44 || height < 44;
    },
  );
  expect(small.map((control) => control.outerHTML.slice(0, 80))).toEqual([]);
});
