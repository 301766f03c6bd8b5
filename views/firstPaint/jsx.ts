/** Replaces React and its JSX runtime in draw.ts, because the document has no React: JSX creates elements directly. For views that only render values. */
type Child = Node | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { children?: Child };

const svg = new Set(['svg', 'path']);
const namesOfAttributes: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

const append = (parent: ParentNode, child: Child): void => {
  if (Array.isArray(child)) for (const one of child as readonly Child[]) append(parent, one);
  else if (child instanceof Node || typeof child === 'string') parent.append(child);
  else if (typeof child === 'number') parent.append(String(child));
};

const style = (element: ElementCSSInlineStyle, values: Readonly<Record<string, string | undefined>>) => {
  for (const [name, value] of Object.entries(values)) if (value) element.style.setProperty(name, value);
};

/** React leaves out listeners, refs, and what is false, except an `aria-` state and `spellCheck`. */
const isAttribute = (name: string, value: unknown) =>
  /string|number|boolean/.test(typeof value) && (value !== false || /^aria-|^spell/.test(name));

export const jsx = (type: string | ((props: Props) => Child), props: Props): Child => {
  if (typeof type === 'function') return type(props);
  const element = svg.has(type)
    ? document.createElementNS('http://www.w3.org/2000/svg', type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(props))
    if (name === 'children') append(element, props.children);
    else if (name === 'style') style(element, value as Record<string, string | undefined>);
    else if (isAttribute(name, value)) element.setAttribute(namesOfAttributes[name] ?? name, String(value));
  // There are no listeners before the app starts, and what was typed would be lost.
  if (/button|input|textarea/.test(type)) element.setAttribute('inert', '');
  return element;
};
export const Fragment = ({ children }: Props): Child => children;
export { jsx as jsxs };

/** A document's first paint keeps its initial state until the app takes over. */
export const useState = <State>(state: State): [State, () => void] => [state, () => undefined];
export const useRef = <Value>(current: Value): { current: Value } => ({ current });
export const useLayoutEffect = (): void => undefined;

let ids = 0;
export const useId = (): string => `early${(ids += 1)}`;
