type Listener = (event: never) => void;

const listeners = new Map<string, Listener>();
const calls: { name: string; options: unknown }[] = [];

const addListener = (name: string, listener: Listener) => {
  listeners.set(name, listener);
  return Promise.resolve({ remove: () => Promise.resolve(listeners.delete(name)) });
};
const noting = (name: string) => (options: unknown) => {
  const isGone = calls.some((call) => call.name === 'close');
  calls.push({ name, options });
  return isGone
    ? Promise.reject(new Error('WebView is not initialized'))
    : Promise.resolve({ id: 'web-view' });
};

export const InAppBrowser = {
  addListener,
  openWebView: noting('openWebView'),
  executeScript: noting('executeScript'),
  close: noting('close'),
};
export const App = { addListener };

export const plugins = {
  calls,
  emit: (name: string, event: unknown) => listeners.get(name)?.(event as never),
};
