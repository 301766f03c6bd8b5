import type { NativePage } from '../../bridge/pages.ts';

export interface NativeScreen {
  title: string;
  details: Record<string, string>;
  /** The WebView is closed and cannot be reopened. */
  closed: boolean;
}

const pages = {
  main: 'Home',
  setting: 'Settings',
  login: 'Log in',
  order: 'Orders',
  productDetail: 'Product details',
  productUrl: 'Product details',
} satisfies Record<NativePage, string>;

const titles: Record<string, string> = { ...pages, home: 'Home', mine: 'Mine' };

const textsOf = (payload: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

const named = (to: string, payload: unknown): NativeScreen => {
  const [name = '', query = ''] = to.split('?');
  return {
    title: titles[name] ?? `Native page “${name}”`,
    details: {
      ...Object.fromEntries(new URLSearchParams(query)),
      ...(typeof payload === 'object' && payload && textsOf(payload as Record<string, unknown>)),
    },
    closed: false,
  };
};

const gone = (title: string): NativeScreen => ({ title, details: {}, closed: true });

export function nativeScreenOf(action: string, payload: Record<string, unknown>): NativeScreen | undefined {
  switch (action) {
    case 'navigate':
      return named(String(payload['to']), payload['payload']);
    case 'goPage':
      return named(String(payload['page']), payload['payload']);
    case 'goHome':
      return gone('Home');
    case 'goMine':
      return gone('Mine');
    case 'goLogin':
      return gone('Log in');
    case 'closeWebView':
      return gone('Home');
    case 'callPhone':
      return { title: 'Calling…', details: textsOf(payload), closed: false };
    case 'goRating':
      return { title: 'Rate the app', details: {}, closed: false };
    case 'share':
      return { title: 'Share', details: textsOf(payload), closed: false };
    case 'openExternal':
      return { title: 'Browser', details: textsOf(payload), closed: false };
    default:
      return undefined;
  }
}
