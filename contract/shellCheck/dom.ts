/** The element with this id, of this kind. Throws when the page has none. */
export function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`);
  return found;
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

export function button(text: string, onTap: () => void): HTMLButtonElement {
  const element = make('button', text);
  element.type = 'button';
  element.addEventListener('click', onTap);
  return element;
}
