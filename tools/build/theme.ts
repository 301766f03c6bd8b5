/** Colours computed at build time, so that old WebViews need no colour functions (docs/product/looks.md). */

type Rgb = readonly [red: number, green: number, blue: number];

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
/** Near black: dark enough that on any colour either it or white reaches 4.5:1. */
const ink: Rgb = [6, 6, 6];

/** The neutral surfaces for text in the accent colour; the same values as in tokens.css. */
const lightSurfaces: Rgb[] = [
  [245, 246, 242],
  [255, 255, 255],
  [236, 238, 230],
];
const darkSurface: Rgb = [27, 30, 23];
const darkSurfaces: Rgb[] = [[16, 18, 13], darkSurface, [38, 42, 33]];

const readable = 4.5;

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const format = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const luminance = (colour: Rgb): number => {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: Rgb, other: Rgb): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

/** WCAG contrast of two colours written like `#B1D732`: 1 to 21. */
export const contrast = (one: string, other: string): number => contrastOf(parse(one), parse(other));

const mix = (from: Rgb, to: Rgb, amount: number): Rgb =>
  from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * amount)) as unknown as Rgb;

const textOn = (colour: Rgb): Rgb => (contrastOf(ink, colour) >= contrastOf(white, colour) ? ink : white);

const shadeTowards = (colour: Rgb, end: Rgb, others: Rgb[]): Rgb => {
  for (let step = 0; step < 100; step += 1) {
    const shade = mix(colour, end, step / 100);
    if (others.every((other) => contrastOf(shade, other) >= readable)) return shade;
  }
  return end;
};

/**
 * CSS variables of a theme, from colours written like `#B1D732`. `--theme-strong` is the surface of primary buttons, `--theme-soft` a tint,
 * `--accent` a shade that is readable as text on every surface. Variables missing in the dark scheme are the same in both.
 */
export function themeVariables(
  themeColour: string,
  fontColour: string,
): Record<'light' | 'dark', Record<string, string>> {
  const theme = parse(themeColour);
  const font = parse(fontColour);
  const away = contrastOf(font, black) > contrastOf(font, white) ? black : white;
  const lightSoft = mix(theme, white, 0.8);
  const darkSoft = mix(theme, darkSurface, 0.82);
  const darkAccent = shadeTowards(theme, white, [...darkSurfaces, darkSoft]);
  return {
    light: {
      '--theme': format(theme),
      '--on-theme': format(textOn(theme)),
      '--theme-strong': format(shadeTowards(theme, away, [font])),
      '--on-theme-strong': format(font),
      '--theme-soft': format(lightSoft),
      '--accent': format(shadeTowards(theme, black, [...lightSurfaces, lightSoft])),
    },
    dark: {
      '--theme-strong': format(darkAccent),
      '--on-theme-strong': format(textOn(darkAccent)),
      '--theme-soft': format(darkSoft),
      '--accent': format(darkAccent),
    },
  };
}

/** The same as CSS text, for a `<style>` in the HTML's head: it overrides the layered defaults in tokens.css. */
export function themeStyle(themeColour: string, fontColour: string): string {
  const { light, dark } = themeVariables(themeColour, fontColour);
  const root = (variables: Record<string, string>): string =>
    `:root{${Object.entries(variables)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  return `${root(light)}@media (prefers-color-scheme:dark){${root(dark)}}`;
}
