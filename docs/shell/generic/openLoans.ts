import { App } from '@capacitor/app';
import { InAppBrowser } from '@capgo/capacitor-inappbrowser';
import { createLoanShell, type OpenNative, pageActions } from './loanShell';

const origin = 'https://loans.example';

/** This WebView has a channel of another name: the line makes ours of it, before the page runs. */
const channel =
  'window.loanShellLegacy={postMessage:function(text){window.mobileApp.postMessage({detail:{loanShell:text}})}};';

/**
 * Opens the loan app from a Capacitor app, in a WebView of @capgo/capacitor-inappbrowser. `address` has the session and device in its query.
 * Call `closeSession` of the result when the borrower logs out, and before another one logs in.
 * The plugin takes the back button itself: see README.md, Back.
 */
export const openLoans = async (
  address: string,
  openNative: OpenNative,
): Promise<{ closeSession: () => void }> => {
  let id: string | undefined;
  let url = address;
  const ignored = () => undefined;
  const close = () => void InAppBrowser.close(id ? { id } : undefined).catch(ignored);
  const run = (code: string) => void InAppBrowser.executeScript({ code, ...(id && { id }) }).catch(ignored);
  const shell = createLoanShell(origin, run, pageActions(openNative, close));
  const listeners = await Promise.all([
    InAppBrowser.addListener('urlChangeEvent', (event) => (url = event.url)),
    InAppBrowser.addListener('browserPageLoadStart', () => shell.pageStarted()),
    InAppBrowser.addListener('messageFromWebview', ({ detail }) => shell.hear(detail?.['loanShell'], url)),
    App.addListener('appStateChange', ({ isActive }) => shell.setPaused(!isActive)),
    InAppBrowser.addListener('closeEvent', () => {
      for (const listener of listeners) void listener.remove();
    }),
  ]);
  ({ id } = await InAppBrowser.openWebView({
    url: address,
    preShowScript: channel,
    preShowScriptInjectionTime: 'documentStart',
    isPresentAfterPageLoad: true,
    preventDeeplink: false,
  }));
  return { closeSession: () => shell.setSessionClosed(true) };
};
