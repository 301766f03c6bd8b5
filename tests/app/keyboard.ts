import type { Page } from 'playwright';
import { contrast } from '../../tools/build/theme.ts';

/** More presses of Tab than any screen has stops. */
const patience = 60;
/** What an indicator of focus needs against what it lies on (WCAG 1.4.11). */
const leastContrast = 3;

interface Stop {
  /** Why a person cannot see that the focus is here; empty when it is seen. */
  faults: string[];
  /** Colours of the outline and of what it lies on; absent when something else shows the focus. */
  colours: [string, string] | undefined;
}

/** Runs in the page: looks at the focused element as a person does. */
const lookAtFocus = (): Stop => {
  const at = document.activeElement as HTMLElement;
  const faults: string[] = [];
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (modal && !modal.contains(at)) faults.push('is behind a modal dialog');

  const [box] = at.getClientRects();
  if (!box || box.width < 2 || box.height < 2) faults.push('has no size');
  else {
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!top) faults.push('is outside of the screen');
    else if (!at.contains(top)) faults.push(`is covered by <${top.tagName} class="${top.className}">`);
  }

  // A field shows the focus by its box, a hidden input by its label.
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
  if (!shown?.hasOutline) return { faults, colours: undefined };

  let under = shown.isInside ? places[index] : places[index]?.parentElement;
  while (under && getComputedStyle(under).backgroundColor === 'rgba(0, 0, 0, 0)') under = under.parentElement;
  const ground = getComputedStyle(under ?? document.documentElement).backgroundColor;
  return { faults, colours: [shown.outlineColor, ground] };
};

const hex = (colour: string): string => {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** The first line of an ARIA snapshot without a field's value: `- textbox "Phone": 0917` is `textbox "Phone"`. */
const told = (snapshot: string): string => {
  const line = snapshot.split('\n', 1)[0]?.replace(/^- /, '') ?? '';
  const plain = line.startsWith("'") ? line.slice(1).replaceAll("''", "'") : line;
  return /^\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*/.exec(plain)?.[0] ?? plain;
};

/** A person without mouse and finger: goes from stop to stop by Tab, and has to see the focus at each of them. */
export const keyboardOf = (page: Page) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);

  /** What has the focus, as a screen reader says it: `button "Next"`, `tab "Maya" [selected]`; 'nothing' when nothing has. */
  const at = async (): Promise<string> => {
    const tag = await page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
    if (tag === 'BODY') return 'nothing';
    // The focus is somewhere in its document, which is not looked into.
    if (tag === 'IFRAME') return 'frame';
    return told(await page.locator(':focus').ariaSnapshot());
  };

  /** One press; resolves with where it leads. Fails where the focus cannot be seen. Between the last stop and the first there is nothing. */
  const step = async (key: string): Promise<string> => {
    await press(key);
    const stop = await at();
    if (stop === 'nothing' || stop === 'frame') return stop;
    const { faults, colours } = await page.evaluate(lookAtFocus);
    const worth = colours ? contrast(hex(colours[0]), hex(colours[1])) : leastContrast;
    if (worth < leastContrast) faults.push(`shows the focus with a contrast of ${worth.toFixed(1)}`);
    if (faults.length > 0) throw new Error(`After ${key} the focus at ${stop} ${faults.join(', ')}`);
    return stop;
  };

  /** Presses Tab until the element of this name has the focus. */
  const reach = async (name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    const isIt = (stop: string) => {
      const [role = '', found = ''] = stop.split(/ (?=")/, 2);
      const words = /^"(.*)"/.exec(found)?.[1] ?? '';
      return role !== 'heading' && (typeof name === 'string' ? words === name : name.test(words));
    };
    const stops = [await at()];
    while (!isIt(stops.at(-1) ?? '')) {
      const rounds = stops.filter((stop) => stop === 'nothing').length;
      if (rounds > 2 || stops.length > patience)
        throw new Error(`${key} does not reach ${String(name)}. It stops at: ${stops.join(', ')}`);
      stops.push(await step(key));
    }
  };

  return {
    at,
    press,
    step,
    reach,
    type: (text: string): Promise<void> => page.keyboard.type(text),
    /** Reaches a button or link and presses Enter on it. */
    enter: async (name: string | RegExp, key?: 'Tab' | 'Shift+Tab'): Promise<void> => {
      await reach(name, key);
      await press('Enter');
    },
    /** Everything that Tab stops at, once round, from where the focus is: in a dialog, that dialog's alone. */
    round: async (): Promise<string[]> => {
      const stops: string[] = [];
      for (let stop = await step('Tab'); !stops.includes(stop); stop = await step('Tab')) stops.push(stop);
      return stops.filter((stop) => stop !== 'nothing');
    },
  };
};
