import { ownSearch } from '../../services/visit/ownPath.ts';
import { momentOf, phoneNow } from '../../services/visit/clock.ts';
import { figureIn } from './noFigure.ts';
import type { ReactNode } from 'react';

declare global {
  interface Window {
    earlyDrawn?: Promise<void>;
  }
}

/** A view's output: jsx.ts returns elements, for which React has other types. */
const elementsOf = (drawn: unknown): Node[] => {
  if (Array.isArray(drawn)) return drawn.flatMap(elementsOf);
  return drawn instanceof Node ? [drawn] : [];
};

const element = (name: string, className: string, content: ReactNode): HTMLElement => {
  const made = Object.assign(document.createElement(name), { className });
  made.append(...elementsOf(content));
  return made;
};

const drawFrom = (body: string, now: number): void => {
  const path = window.earlyPage?.path;
  if (path === undefined) return;
  const page = new URLSearchParams(ownSearch());
  const figure = figureIn(body, { page, path, now });
  const first = document.querySelector('.first');
  // The app has rendered already, or there is no figure.
  if (!first || !figure) return;
  const [title, , ...bars] = first.children;
  // New elements have no earlier position, so they cause no layout shift: the figure is taller than the bar that it replaces.
  first.replaceChildren(
    ...(title ? [title] : []),
    element('div', 'early stack', figure.content),
    ...bars.map((bar) => bar.cloneNode()),
  );
  if (figure.footer) first.after(element('footer', 'page-footer early-footer', figure.footer));
  first.removeAttribute('aria-hidden');
};

/** The figure from the document's own call (early.ts), or from its URL. The build replaces noFigure.ts by the flow's figure (tools/build/firstPaint/figures.ts). */
const draw = async (answer: Promise<Response> | undefined): Promise<void> => {
  if (!answer) return drawFrom('', Number.NaN);
  // The app reads the response, too.
  const copy = await answer.then((response) => response.clone());
  if (copy.ok && !copy.redirected) drawFrom(await copy.text(), momentOf(copy.headers) ?? phoneNow());
};

// The app handles errors here.
window.earlyDrawn = draw(window.earlyCall?.response).catch(() => undefined);
