import { App } from '@capacitor/app';
import { AppLauncher } from '@capacitor/app-launcher';
import { InAppBrowser } from '@capgo/capacitor-inappbrowser';
import { linksBy, origin } from './links';
import { createLoanShell, isPageOf, type OpenNative, pageActions } from './loanShell';
import { otherHosts } from './otherHosts';

/** Hosts of pages inside the WebView. iOS blocks other hosts in frames too: name those of your agreements as well. */
const inside = [new URL(origin).host];

/** The app's own page alone gets the channel, and its messages a key: frames of other origins reach the same plugin. */
export const channelWith = (key: string): string =>
  `if(window===top&&location.origin==='${origin}')` +
  `window.loanShellLegacy={postMessage:function(text){window.mobileApp.postMessage({detail:{loanShell:text,key:'${key}'}})}};`;

const { openOutside, actions } = linksBy((url) => AppLauncher.openUrl({ url }));

/**
 * Opens the loan app from a Capacitor app, in a WebView of @capgo/capacitor-inappbrowser. `address` has the session and device in its query.
 * Call `closeSession` of the result when the borrower logs out, and before another one logs in.
 */
export const openLoans = async (
  address: string,
  openNative: OpenNative,
): Promise<{ closeSession: () => void }> => {
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  let id: string | undefined;
  const isOurs = (event: { id?: string }) => event.id === id;
  const ignored = () => undefined;
  const close = () => void InAppBrowser.close(id ? { id } : undefined).catch(ignored);
  const run = (code: string) => void InAppBrowser.executeScript({ code, ...(id && { id }) }).catch(ignored);
  const shell = createLoanShell(origin, run, { ...pageActions(openNative, close), ...actions });
  const listeners = await Promise.all([
    // The plugin reports the addresses that it has blocked, too.
    InAppBrowser.addListener('urlChangeEvent', (event) => {
      if (isOurs(event) && !isPageOf(origin, event.url)) openOutside(event.url);
    }),
    InAppBrowser.addListener('browserPageLoadStart', (event) => isOurs(event) && shell.pageStarted()),
    InAppBrowser.addListener('messageFromWebview', ({ detail }) => {
      if (detail?.['key'] === key) shell.hear(detail['loanShell'], origin);
    }),
    App.addListener('appStateChange', ({ isActive }) => shell.setPaused(!isActive)),
    InAppBrowser.addListener('closeEvent', (event) => isOurs(event) && stop()),
  ]);
  const stop = () => listeners.forEach((listener) => void listener.remove());
  try {
    ({ id } = await InAppBrowser.openWebView({
      url: address,
      preShowScript: channelWith(key),
      preShowScriptInjectionTime: 'documentStart',
      isPresentAfterPageLoad: true,
      // Android's back button otherwise closes the page without asking it.
      activeNativeNavigationForWebview: true,
      // No scheme of another app, never `intent`; no page of another host.
      preventDeeplink: true,
      blockedHosts: otherHosts(inside),
    }));
  } catch (error) {
    stop();
    throw error;
  }
  return { closeSession: () => shell.setSessionClosed(true) };
};
