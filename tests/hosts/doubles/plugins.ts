type Listener = (event: never) => void;

interface Options {
  url: string;
  preShowScript: string;
  preventDeeplink: boolean;
  blockedHosts: string[];
}

const listeners = new Map<string, Listener>();
const calls: { name: string; options: unknown }[] = [];
let opened: Options | undefined;

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
const emit = (name: string, event: object = {}) =>
  listeners.get(name)?.({ id: 'web-view', ...event } as never);

const matches = (host: string, pattern: string) => {
  if (host === pattern) return true;
  if (!pattern.includes('*')) return false;
  const source = pattern.replaceAll(/[\\.+?^$()[\]{}|]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${source}$`).test(host);
};

export const InAppBrowser = {
  addListener,
  openWebView: (options: Options) => {
    opened = options;
    return options.url.includes('offline')
      ? Promise.reject(new Error('Initial page load failed'))
      : noting('openWebView')(options);
  },
  executeScript: noting('executeScript'),
  close: noting('close'),
};
export const App = { addListener };
export const AppLauncher = {
  openUrl: ({ url }: { url: string }) => {
    calls.push({ name: 'openUrl', options: url });
    return url.startsWith('gcash:') ? Promise.reject(new Error('not installed')) : Promise.resolve();
  },
};

export const plugins = {
  calls,
  emit,
  listening: () => [...listeners.keys()],
  /** The script that the plugin runs first in each document, frames too. */
  script: () => opened?.preShowScript ?? '',
  /** The page goes to a URL: what the plugin does with it, on both platforms. Returns whether it opens inside. */
  navigate: (url: string): boolean => {
    const { protocol, hostname } = new URL(url);
    if (!/^https?:$/.test(protocol)) {
      if (!opened?.preventDeeplink) calls.push({ name: 'system', options: url });
      return false;
    }
    const isBlocked = opened?.blockedHosts.some((pattern) => matches(hostname, pattern)) ?? false;
    emit('urlChangeEvent', { url });
    return !isBlocked;
  },
};
