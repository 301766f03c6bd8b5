import type { Page } from 'playwright';
import { contrast } from '../../tools/build/theme.ts';

const patience = 60;
const leastContrast = 3;

interface Stop {
  /** The focus: nowhere, in a frame's document (not inspected), or at an element. */
  where: 'nothing' | 'frame' | 'element';
  /** Everything that its name can consist of; empty unless the focus is at an element. */
  words: string;
  faults: string[];
  /** Colours of the outline and of its background; absent when the focus is shown differently. */
  colours?: [string, string];
}

const lookAtFocus = (): Stop => {
  const at = document.activeElement;
  const faults: string[] = [];
  if (at instanceof HTMLIFrameElement) return { where: 'frame', words: '', faults };
  if (!(at instanceof HTMLElement) || at === document.body) return { where: 'nothing', words: '', faults };
  const labels = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels : null;
  const labelIds = at.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = [at, ...(labels ?? []), ...labelIds.map((id) => document.getElementById(id))]
    .map((source) => `${source?.getAttribute('aria-label') ?? ''} ${source?.textContent ?? ''}`)
    .join(' ');

  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (modal && !modal.contains(at)) faults.push('is behind a modal dialog');

  const [box] = at.getClientRects();
  if (!box || box.width < 2 || box.height < 2) faults.push('has no size');
  else {
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!top) faults.push('is outside of the screen');
    else if (!at.contains(top)) faults.push(`is covered by <${top.tagName} class="${top.className}">`);
  }

  // A field shows focus on its box, a hidden input on its label.
  const places = [at, at.parentElement, at.parentElement?.parentElement].filter((place) => !!place);
  const looks = () =>
    places.map((place) => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(place);
      const hasOutline = outlineStyle !== 'none';
      const look = `${hasOutline ? outlineWidth + outlineColor : ''} ${boxShadow}`;
      return { look, hasOutline, outlineColor, isInside: outlineOffset.startsWith('-') };
    });
  const focused = looks();
  at.blur();
  const plain = looks();
  at.focus({ preventScroll: true });
  const index = focused.findIndex(({ look }, place) => look !== plain[place]?.look);
  const shown = focused[index];
  if (!shown) faults.push('does not show that it is there');
  if (!shown?.hasOutline) return { where: 'element', words, faults };

  let under = shown.isInside ? places[index] : places[index]?.parentElement;
  while (under && getComputedStyle(under).backgroundColor === 'rgba(0, 0, 0, 0)') under = under.parentElement;
  const ground = getComputedStyle(under ?? document.documentElement).backgroundColor;
  return { where: 'element', words, faults, colours: [shown.outlineColor, ground] };
};

const hex = (colour: string): string => {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

const told = (snapshot: string): string => {
  const line = snapshot.split('\n', 1)[0]?.replace(/^- /, '') ?? '';
  const plain = line.startsWith("'") ? line.slice(1).replaceAll("''", "'") : line;
  return /^\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*/.exec(plain)?.[0] ?? plain;
};

export const keyboardOf = (page: Page) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);

  const toldAtFocus = async () => told(await page.locator(':focus').ariaSnapshot());

  /** The focused element as a screen reader announces it: `button "Next"`, `tab "Maya" [selected]`. */
  const at = async (): Promise<string> => {
    const tag = await page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
    if (tag === 'BODY') return 'nothing';
    return tag === 'IFRAME' ? 'frame' : toldAtFocus();
  };

  const move = async (key: string): Promise<Stop> => {
    await press(key);
    const stop = await page.evaluate(lookAtFocus);
    const { faults, colours } = stop;
    const worth = colours ? contrast(hex(colours[0]), hex(colours[1])) : leastContrast;
    if (worth < leastContrast) faults.push(`shows the focus with a contrast of ${worth.toFixed(1)}`);
    if (faults.length > 0)
      throw new Error(`After ${key} the focus at ${await toldAtFocus()} ${faults.join(', ')}`);
    return stop;
  };

  /** Presses the key and resolves with the new focus. Between the last stop and the first there is none. */
  const step = async (key: string): Promise<string> => {
    const { where } = await move(key);
    return where === 'element' ? toldAtFocus() : where;
  };

  const reach = async (name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    const isIt = (stop: string) => {
      const [role = '', found = ''] = stop.split(/ (?=")/, 2);
      const words = /^"(.*)"/.exec(found)?.[1] ?? '';
      return role !== 'heading' && (typeof name === 'string' ? words === name : name.test(words));
    };
    // Names are only computed for possible matches, because that takes longer than the rest of a step. Icons may be drawn by CSS alone.
    const wanted = (typeof name === 'string' ? name : name.source).match(/\w+/g) ?? [];
    if (isIt(await at())) return;
    const stops: string[] = [];
    for (let rounds = 0; rounds < 3 && stops.length < patience;) {
      const { where, words } = await move(key);
      if (where === 'nothing') rounds += 1;
      if (wanted.every((word) => words.includes(word)) && isIt(await toldAtFocus())) return;
      stops.push(words.trim() || where);
    }
    throw new Error(`${key} does not reach ${String(name)}. It stops at: ${stops.join(', ')}`);
  };

  return {
    at,
    press,
    step,
    reach,
    type: (text: string): Promise<void> => page.keyboard.type(text),
    enter: async (name: string | RegExp, key?: 'Tab' | 'Shift+Tab'): Promise<void> => {
      await reach(name, key);
      await press('Enter');
    },
    /** All stops of Tab from the current focus; in a dialog, only the dialog's. */
    round: async (): Promise<string[]> => {
      const stops: string[] = [];
      for (let stop = await step('Tab'); !stops.includes(stop); stop = await step('Tab')) stops.push(stop);
      return stops.filter((stop) => stop !== 'nothing');
    },
  };
};
