/** Replace React's hooks in figures: a document's first paint keeps its initial state until the app takes over. */
export const useState = <State>(state: State): [State, () => void] => [state, () => undefined];
export const useId = (): string => 'early';
