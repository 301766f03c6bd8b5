import type { ReactNode } from 'react';

const controlsIn = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('button,input,textarea'),
];

const isAt = (control: Element, { clientX: x, clientY: y }: MouseEvent): boolean => {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

const words = ({ localName, textContent, ariaLabel }: Element): string =>
  `${localName} ${textContent} ${ariaLabel}`;

/**
 * Returns the content of a figure. Its controls are inert: a tapped one pales until the app has drawn the page, and the app's own control with the
 * same words then gets the tap, once.
 */
export const replayTaps = (content: ReactNode): ReactNode => {
  const root = document.getElementById('root') ?? document.body;
  let tapped: HTMLElement | undefined;
  let repeat = (): void => undefined;
  const tap = (event: MouseEvent) => {
    const control = controlsIn(root).find((one) => isAt(one, event));
    if (!control?.inert) return;
    tapped?.removeAttribute('style');
    tapped = control;
    tapped.style.opacity = '0.5';
    const isSame = (one: Element) => words(one) === words(control);
    const place = controlsIn(root).filter(isSame).indexOf(control);
    repeat = () => {
      const own = controlsIn(root).filter(isSame)[place];
      own?.focus();
      own?.click();
    };
  };
  addEventListener('click', tap);
  new MutationObserver((_changes, observer) => {
    if (root.querySelector('.early')) return;
    observer.disconnect();
    removeEventListener('click', tap);
    repeat();
  }).observe(root, { childList: true });
  return content;
};
