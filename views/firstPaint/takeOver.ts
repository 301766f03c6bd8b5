import { startTransition } from 'react';

/** How many characters of `root` are before a place in it. */
const charactersBefore = (root: Node, node: Node, offset: number): number => {
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  return range.toString().length;
};

/** The place in `root` that so many characters are before: where two texts meet, the end of the first or the start of the second. */
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

/** What is marked in `root`, as two numbers of characters; undefined where nothing is. */
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

/** Where somebody is in a page: the elements, which of them are open answers, which has the focus (below 0: none), and what is marked. */
const placeIn = (page: Element) => {
  const elements = [...page.querySelectorAll('*')];
  return {
    elements,
    opened: elements.flatMap((element, index) =>
      element instanceof HTMLDetailsElement && element.open ? [index] : [],
    ),
    focused: elements.findIndex((element) => element === document.activeElement),
    marked: markedIn(page),
  };
};

const moves = ['focusin', 'toggle', 'selectionchange'];

/**
 * The same elements, in the same order, are about to replace the page that the build wrote: a reader keeps the focus, the
 * open answers and what is marked. The scroll the browser keeps by itself.
 */
const keepPlace = (root: Element, written: Element): void => {
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
    const { elements, opened, focused, marked } = place;
    const anew = drawn.querySelectorAll<HTMLElement>('*');
    // Another page came in its place: words about a fault, or another language.
    if (anew.length !== elements.length) return;
    for (const index of opened) anew[index]?.setAttribute('open', '');
    anew[focused]?.focus({ preventScroll: true });
    if (marked)
      getSelection()?.setBaseAndExtent(
        ...placeAfter(drawn, marked[0], false),
        ...placeAfter(drawn, marked[1], true),
      );
  }).observe(root, { childList: true });
};

/** Lets `draw` replace the page that the build wrote, in small steps, so that the page still reacts to taps. */
export const takeOver = (root: Element, draw: () => void): void => {
  const written = root.querySelector('.written > *');
  if (written) keepPlace(root, written);
  startTransition(draw);
};
