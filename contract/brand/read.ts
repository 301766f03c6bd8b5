import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { contrast } from '../../tools/build/theme.ts';
import { unknownRoutes } from '../../services/visit/flows.ts';
import { parseEnvironment, variableNames } from '../../services/visit/environment.ts';

/** A backend's configuration: the `VITE_*` variables that a build takes. */
export type Brand = Record<string, string>;

/** Parses a `.env` file. Throws for a value that a build rejects, an unknown name, or two colours without enough contrast. */
export function parseBrand(text: string): Brand {
  const brand = Object.fromEntries(
    Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']),
  );
  const unknown = Object.keys(brand).filter((name) => !variableNames.includes(name));
  if (unknown.length > 0) throw new Error(`No build knows ${unknown.join(', ')}`);
  const { themeColour, fontColour, absentRoutes } = parseEnvironment(brand);
  const unknownNames = unknownRoutes(absentRoutes);
  if (unknownNames.length > 0)
    throw new Error(`VITE_ABSENT_ROUTES: no route is called ${unknownNames.join(', ')}`);
  if (contrast(fontColour, '#000000') < 4.5 && contrast(fontColour, '#FFFFFF') < 4.5)
    throw new Error(
      `VITE_FONT_COLOR ${fontColour} can be read neither on a dark nor on a light shade of ${themeColour}`,
    );
  return brand;
}

export const readBrand = (file: string): Brand => parseBrand(readFileSync(file, 'utf8'));
