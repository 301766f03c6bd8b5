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

const closing: Record<string, string> = {
  goHome: 'Home',
  goMine: 'Mine',
  goLogin: 'Log in',
  closeWebView: 'Home',
};
const covering: Record<string, string> = {
  callPhone: 'Calling…',
  goRating: 'Rate the app',
  share: 'Share',
  openExternal: 'Browser',
};

export function nativeScreenOf(action: string, payload: Record<string, unknown>): NativeScreen | undefined {
  if (action === 'navigate' || action === 'goPage')
    return named(String(payload['to'] ?? payload['page']), payload['payload']);
  const isClosing = action in closing;
  const title = closing[action] ?? covering[action];
  return title === undefined
    ? undefined
    : { title, details: isClosing ? {} : textsOf(payload), closed: isClosing };
}
