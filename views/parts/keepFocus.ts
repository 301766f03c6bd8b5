const headings = 'h1, h2, [role=status]';

/**
 * When the focused element is removed, moves the focus to the heading of what is there instead, else to the page's title: a screen reader
 * reads the result of an action, and the keyboard goes on from there. Behind an open dialog the browser keeps the focus itself.
 */
export function keepFocus(): void {
  let focused: Element | undefined;
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined;
  });
  new MutationObserver((records) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const isNew = (heading: Element) => added.some((node) => node.contains(heading));
    const shown = [...document.querySelectorAll<HTMLElement>(headings)].filter(
      (heading) => !heading.closest('[inert], details:not([open])'),
    );
    const result = shown.find(isNew) ?? shown[0];
    if (!result) return;
    if (!result.hasAttribute('tabindex')) result.tabIndex = -1;
    result.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}
