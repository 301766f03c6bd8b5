import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { difference, tolerance } from './compare.ts';
import { type Picture, takeFaces, takeScreens } from './screens.ts';

const screensFolder = join(import.meta.dirname, '../../docs/pictures/screens');

const fileOf = ({ name }: Pick<Picture, 'name'>) => join(screensFolder, `${name}.png`);

export const acceptedPicture = (name: string): Buffer | undefined =>
  existsSync(fileOf({ name })) ? readFileSync(fileOf({ name })) : undefined;

export async function acceptScreens(browser: Browser, url: string): Promise<string[]> {
  mkdirSync(screensFolder, { recursive: true });
  const faces = await takeFaces(browser);
  const known = acceptedPicture(faces.name);
  // On another machine all are taken again, because old and new ones could not be compared.
  const isSameMachine = known !== undefined && difference(known, faces.png).pixels === 0;
  const changed: string[] = [];
  const stale = new Set(readdirSync(screensFolder).map((file) => file.replace(/\.png$/, '')));
  stale.delete(faces.name);
  const take = (picture: Picture) => {
    const accepted = isSameMachine ? acceptedPicture(picture.name) : undefined;
    stale.delete(picture.name);
    if (accepted && difference(accepted, picture.png).pixels <= tolerance) return;
    writeFileSync(fileOf(picture), picture.png);
    changed.push(picture.name);
  };
  take(faces);
  for await (const picture of takeScreens(browser, url)) take(picture);
  for (const name of stale) rmSync(fileOf({ name }));
  return [...changed, ...stale];
}
