import { startTransition } from 'react';

const charactersBefore = (root: Node, node: Node, offset: number): number => {
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  return range.toString().length;
};

/** The position in `root` after this many characters: between two texts, the end of the first or the start of the second. */
const placeAfter = (root: Node, characters: number, end: boolean): [node: Node, offset: number] => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let left = characters;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.nodeValue?.length ?? 0;
    if (left < length || (end && left === length)) return [text, left];
    left -= length;
  }
  return [root, 0];
};

const markedIn = (root: Node): [start: number, end: number] | undefined => {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!root.contains(startContainer) || !root.contains(endContainer)) return undefined;
  return [
    charactersBefore(root, startContainer, startOffset),
    charactersBefore(root, endContainer, endOffset),
  ];
};

/** A `focused` or `tapped` below 0 means none. A tapped button is the only element with a style (document.ts). */
const placeIn = (page: Element) => {
  const elements = [...page.querySelectorAll('*')];
  return {
    elements,
    opened: elements.flatMap((element, index) =>
      element instanceof HTMLDetailsElement && element.open ? [index] : [],
    ),
    focused: elements.findIndex((element) => element === document.activeElement),
    tapped: elements.findIndex((element) => element.hasAttribute('style')),
    marked: markedIn(page),
  };
};

const moves = ['focusin', 'toggle', 'submit', 'selectionchange'];

/** Keeps focus, open answers, selection and a tap on a form's button when the same elements replace a prerendered page. The browser keeps the scroll position. */
const setLocation = (root: Element, written: Element): void => {
  let place = placeIn(written);
  const lookAgain = () => {
    if (written.isConnected) place = placeIn(written);
  };
  for (const move of moves) document.addEventListener(move, lookAgain, true);
  new MutationObserver((_changes, observer) => {
    const drawn = root.querySelector(':scope > [data-state]');
    if (!drawn) return;
    observer.disconnect();
    for (const move of moves) document.removeEventListener(move, lookAgain, true);
    const { elements, opened, focused, tapped, marked } = place;
    const redrawn = drawn.querySelectorAll<HTMLElement>('*');
    // A failure message or another language replaced it.
    if (redrawn.length !== elements.length) return;
    for (const index of opened) redrawn[index]?.setAttribute('open', '');
    redrawn[focused]?.focus({ preventScroll: true });
    redrawn[tapped]?.click();
    if (marked)
      getSelection()?.setBaseAndExtent(
        ...placeAfter(drawn, marked[0], false),
        ...placeAfter(drawn, marked[1], true),
      );
  }).observe(root, { childList: true });
};

/** Lets `draw` replace the prerendered page in small steps, so that the page stays responsive. */
export const takeOver = (root: Element, draw: () => void): void => {
  const written = root.querySelector('.written > *');
  if (written) setLocation(root, written);
  startTransition(draw);
};
