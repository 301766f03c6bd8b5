/** Replace the hooks of React's that figures use: what a document draws keeps its first state until the app takes over. */
export const useState = <State>(state: State): [State, () => void] => [state, () => undefined];
export const useId = (): string => 'early';
