import type { BridgeRequest, BridgeResult } from './contract.ts';
import { copyText } from './copyText.ts';
import { dialLink } from './dialLink.ts';
import { goBack } from './goBack.ts';

const done: BridgeResult = { ok: true };
const unsupported: BridgeResult = { ok: false, reason: 'unsupported' };
const rejected: BridgeResult = { ok: false, reason: 'rejected' };

/** The platform has this long to open its sheet, in milliseconds. */
const sheetLimit = 1_000;

const share = async ({ navigator, document }: Window, content: ShareData): Promise<BridgeResult> => {
  const { share: openSheet }: Partial<Navigator> = navigator;
  if (!openSheet) return unsupported;
  try {
    const shared = openSheet.call(navigator, content).then(() => done);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, sheetLimit));
    const result = await Promise.race([shared, late]);
    if (result) return result;
    // An open sheet has the focus, and its user may take their time. Some WebViews open none and never settle.
    return document.hidden || !document.hasFocus() ? await shared : unsupported;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? { ok: false, reason: 'cancelled' }
      : rejected;
  }
};

/** As `callTo` writes a number (machines/screen/calling.ts). */
const dialled = /^[+*#\d]+$/;
const external = /^(https?|mailto):/;

const knownActions = (navigator: Partial<Navigator>): BridgeRequest['action'][] => [
  'capabilities',
  'goHome',
  'goMine',
  'goLogin',
  'closeWebView',
  'callPhone',
  'copyText',
  'openExternal',
  ...(navigator.share ? (['share'] as const) : []),
];

/** Performs an action as far as a plain browser can, and reports the rest as 'unsupported' (docs/product/bridge.md). */
export async function act(window: Window, request: BridgeRequest): Promise<BridgeResult> {
  const { location, history, navigator } = window;
  const home = import.meta.env.BASE_URL;
  switch (request.action) {
    case 'capabilities':
      return { ok: true, result: { actions: knownActions(navigator) } };
    case 'goHome':
    case 'goMine':
      location.assign(home);
      return done;
    case 'goLogin':
      location.assign(`${home}promotion/`);
      return done;
    case 'closeWebView':
      // The back sentinel is on top of the page's own history entry.
      goBack(window, () => location.assign(home), history.state?.backSentinel ? 2 : 1);
      return done;
    case 'callPhone': {
      const { number } = request.payload;
      if (!dialled.test(number)) return rejected;
      location.assign(dialLink(number));
      return done;
    }
    case 'copyText':
      return copyText(window, request.payload.text);
    case 'share':
      return share(window, request.payload);
    case 'openExternal':
      if (!external.test(request.payload.url)) return rejected;
      window.open(request.payload.url, '_blank', 'noopener,noreferrer');
      return done;
    default:
      return unsupported;
  }
}
