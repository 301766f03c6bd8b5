/** Replace React's hooks in figures: a document's first paint keeps its initial state until the app takes over. */
export const useState = <State>(state: State): [State, () => void] => [state, () => undefined];
export const useRef = <Value>(current: Value): { current: Value } => ({ current });
export const useEffect = (): void => undefined;

let ids = 0;
export const useId = (): string => `early${(ids += 1)}`;

export { Fragment } from './jsx.ts';
