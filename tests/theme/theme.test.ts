import { readFileSync } from 'node:fs';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { statusTones } from '../../views/parts/tones.ts';
import { contrast, themeStyle, themeVariables } from '../../tools/build/theme.ts';

const tokens = readFileSync('views/styles/tokens.css', 'utf8');
const [lightTokens = '', darkTokens = ''] = tokens.split('@media (prefers-color-scheme: dark)');

const valuesIn = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]));
const light = valuesIn(lightTokens);
const dark = { ...light, ...valuesIn(darkTokens) };
const surfaces = ['--bg', '--surface', '--raised', '--sunken'];

const unreadable = (variables: Record<string, string>, pairs: [string, string][], least = 4.5) =>
  pairs.filter(([text, surface]) => !(contrast(variables[text] ?? '', variables[surface] ?? '') >= least));

const on = (texts: string[], places: string[]) =>
  texts.flatMap((text) => places.map((place): [string, string] => [text, place]));

const onPairs = (variables: Record<string, string>) =>
  Object.keys(variables)
    .filter((name) => name.startsWith('--on-'))
    .map((name): [string, string] => [name, name.replace('--on-', '--')]);

const colour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('WCAG contrast', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#ffffff', 1],
    ['#FFFFFF', '#B1D732', 1.66],
    ['#777777', '#ffffff', 4.48],
  ])('computes the contrast of %s on %s: %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
    expect(contrast(other, one)).toBeCloseTo(expected, 2);
  });
});

describe('The theme, whatever colours are configured', () => {
  it('keeps text readable on each surface of the theme, accent and plain text on all', () => {
    assert(
      property(colour, colour, (themeColour, fontColour) => {
        const theme = themeVariables(themeColour, fontColour);
        for (const variables of [
          { ...light, ...theme.light },
          { ...dark, ...theme.light, ...theme.dark },
        ]) {
          expect(unreadable(variables, onPairs(variables))).toEqual([]);
          expect(unreadable(variables, on(['--accent', '--text'], [...surfaces, '--theme-soft']))).toEqual(
            [],
          );
        }
      }),
    );
  });

  it('shows the configured colours', () => {
    assert(
      property(colour, colour, (themeColour, fontColour) => {
        expect(themeVariables(themeColour, fontColour).light).toMatchObject({
          '--theme': themeColour,
          '--on-theme-strong': fontColour,
        });
      }),
    );
  });

  it('has near black on the plain default theme colour, on which white is unreadable', () => {
    expect(themeVariables('#B1D732', '#FFFFFF').light['--on-theme']).toBe('#060606');
  });
});

test('keeps text readable on the exact colour of every status', () => {
  const unread = Object.entries(statusTones).filter(([, { surface, text }]) => contrast(surface, text) < 4.5);
  expect(unread).toEqual([]);
});

describe('The tokens', () => {
  it('use the theme of the default colours by default', () => {
    const theme = themeVariables('#B1D732', '#FFFFFF');
    expect(light).toMatchObject(theme.light);
    expect(valuesIn(darkTokens)).toMatchObject(theme.dark);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ])('keeps the tokens readable in the %s scheme', (_, variables) => {
    expect(unreadable(variables, onPairs(variables))).toEqual([]);
    expect(unreadable(variables, on(['--text', '--muted', '--danger'], surfaces))).toEqual([]);
    expect(unreadable(variables, on(['--line-strong'], ['--bg', '--surface', '--raised']), 3)).toEqual([]);
  });

  it("use the specification's disabled colour", () => {
    expect(light['--disabled']).toBe('#cccccc');
  });
});

describe('The style text in the HTML', () => {
  it('sets every variable, the dark ones for the dark scheme alone', () => {
    const { light: all, dark: changed } = themeVariables('#123456', '#FFFFFF');
    const css = (variables: Record<string, string>) =>
      Object.entries(variables)
        .map((entry) => entry.join(':'))
        .join(';');
    expect(themeStyle('#123456', '#FFFFFF')).toBe(
      `:root{${css(all)}}@media (prefers-color-scheme:dark){:root{${css(changed)}}}`,
    );
  });
});
