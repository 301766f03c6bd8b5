import { vi } from 'vitest';

export interface Outlets {
  posted: unknown[];
  stored: unknown[];
  logged: unknown[];
  tell: (data: unknown) => void;
  click: () => void;
}

/** Undone by `vi.unstubAllGlobals`. `popups`: the browser opens a window without user activation. */
export const stubPage = (origin: string, popups = true): Outlets => {
  const target = new EventTarget();
  const posted: unknown[] = [];
  const stored: unknown[] = [];
  const logged: unknown[] = [];
  let touched = false;
  const inspectorWindow = { postMessage: (message: unknown) => posted.push(structuredClone(message)) };
  const page = {
    location: { origin },
    navigator: { onLine: true },
    document: new EventTarget(),
    open: () => (popups || touched ? inspectorWindow : null),
    requestIdleCallback: queueMicrotask,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', page.location);
  vi.stubGlobal('addEventListener', page.addEventListener);
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        stored.push([key, value]);
        kept.set(key, value);
      },
      removeItem: (key: string) => kept.delete(key),
    };
  };
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => logged.push(words));
  return {
    posted,
    stored,
    logged,
    tell: (data) => target.dispatchEvent(new MessageEvent('message', { data })),
    click: () => {
      touched = true;
      target.dispatchEvent(new Event('click'));
    },
  };
};
