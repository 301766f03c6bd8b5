import { act, cleanup, render } from '@testing-library/react';
import type { Model } from '../model.ts';
import type { TestPath } from '../paths.ts';
import { liveActor } from './live.ts';
import { byRichness, isThere, namesOn, otherName, renamedModel, tidied } from './renamed.ts';
import { Diverged } from './session.ts';
import type { ViewHarness } from './view.tsx';

/** Every text of a screen, piece by piece: visible, announced, or typed. */
const pieces = (): string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [document.title];
  while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? '');
  for (const element of document.body.querySelectorAll<HTMLInputElement>('*')) {
    for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
      found.push(element.getAttribute(name) ?? '');
    if (typeof element.value === 'string') found.push(element.value);
  }
  return found.map((text) => text.trim()).filter(Boolean);
};

const screensOn = async (model: Model, path: TestPath, harness: ViewHarness): Promise<string[][]> => {
  const live = liveActor(model, path.input);
  const screens: string[][] = [];
  document.title = '';
  try {
    for (const at of [path, ...path.steps]) {
      if ('move' in at) await act(async () => live.perform(at.move));
      else {
        live.actor.start();
        render(harness.draw(live.actor));
      }
      if (!isThere(live, at.expect))
        throw new Error(`Path '${path.id}' of ${model.name} does not lead to ${at.expect.states.join(' ')}.`);
      screens.push(pieces());
    }
    return screens;
  } finally {
    cleanup();
    live.actor.stop();
  }
};

/** Matches a name as whole words anywhere in a text. */
const wholeWords = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'u',
  );

/** Texts that may occur among other words: a proper name, or several words. */
const isPhrase = (name: string): boolean => /^\p{Lu}.{2}|\p{L} \p{L}/u.test(name);

const says = (screen: readonly string[], name: string): boolean => {
  const words = wholeWords(name);
  return screen.some((piece) => piece === name || (isPhrase(name) && words.test(piece)));
};

/** Returns which text a screen with renamed data wrongly shows, or wrongly omits; undefined when it is right. */
const staleness = (
  names: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string | undefined => {
  for (const name of names) {
    const words = wholeWords(name);
    const other = otherName(name);
    const stale = after.find((piece) => words.test(piece));
    if (stale !== undefined)
      return `the screen says "${stale}", though no data says "${name}" any more, but "${other}"`;
    if (says(before, name) && !after.some((piece) => wholeWords(other).test(piece)))
      return `the screen does not say "${other}" where it said "${name}" before the data were renamed`;
  }
  return undefined;
};

const mostTries = 5;

const showingPath = async (model: Model, paths: readonly TestPath[], harness: ViewHarness) => {
  for (const path of byRichness(model, paths).slice(0, harness.isNameless ? 1 : mostTries)) {
    const before = await screensOn(model, path, harness);
    const shown = [...new Set(before.flat())];
    const free = namesOn(model, path, (text) => says(shown, tidied(text)));
    if (free.size > 0) return { path, before, free };
  }
  return undefined;
};

/**
 * Runs the richest path again with renamed data: the screen must show the new names wherever it showed the old ones.
 * @throws Diverged; Error when it shows no data, or when `keeps` or `isNameless` is wrong.
 */
export const runRenamed = async (
  model: Model,
  paths: readonly TestPath[],
  harness: ViewHarness,
): Promise<void> => {
  const { isNameless, keeps = {} } = harness;
  const showing = await showingPath(model, paths, harness);
  if (!showing) {
    if (isNameless) return;
    throw new Error(`No text that ${model.name} is given is on its screen.`);
  }
  const { path, before, free } = showing;
  if (isNameless) throw new Error(`The screen is called nameless, but shows ${[...free].join(', ')}.`);
  const idle = Object.values(keeps)
    .flat()
    .filter((name) => !free.delete(name));
  if (idle.length > 0)
    throw new Error(`The screen shows no such data, so it keeps nothing: ${idle.join(', ')}`);
  const after = await screensOn(renamedModel(model, free), path, harness);
  const names = [...new Set([...free].map(tidied))];
  for (const [step, at] of [path, ...path.steps].entries()) {
    const impossible = staleness(names, before[step] ?? [], after[step] ?? []);
    if (impossible === undefined) continue;
    const divergence = { path, step, expected: at.expect, found: { impossible } };
    throw new Diverged(
      model,
      divergence,
      `npx vitest run --project view -t "${model.name} on the screen with renamed data"`,
    );
  }
};
