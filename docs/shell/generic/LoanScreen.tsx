import { useEffect, useMemo, useRef } from 'react';
import { AppState, BackHandler } from 'react-native';
import { WebView } from 'react-native-webview';
import { createLoanShell, type OpenNative, pageActions } from './loanShell';
import { LoanTrouble, useRestarts } from './LoanTrouble';
import { openOutside, otherApps } from './otherApps';

const origin = 'https://loans.example';

/** This WebView's channel has another name: the line gives it ours before the page runs. */
export const channel =
  'window.loanShellLegacy={postMessage:function(text){window.ReactNativeWebView.postMessage(text)}};true;';

interface Props {
  /** An address of the app, with the session and device in its query. */
  address: string;
  /** The borrower has logged out, or another one logs in. A new address starts a new session. */
  isSessionClosed: boolean;
  openNative: OpenNative;
  close(): void;
}

export const LoanScreen = ({ address, isSessionClosed, openNative, close }: Props) => {
  const view = useRef<WebView>(null);
  const canGoBack = useRef(false);
  const { round, hasFailed, failed, died, retry } = useRestarts();
  const host = useRef({ openNative, close });
  useEffect(() => {
    host.current = { openNative, close };
  });
  // One shell for the life of the screen: a new one would not know that the page is ready.
  const shell = useMemo(() => {
    const pages = pageActions((...page) => host.current.openNative(...page), () => host.current.close());
    const run = (script: string) => view.current?.injectJavaScript(script);
    return createLoanShell(origin, run, { ...pages, ...otherApps });
  }, []);

  useEffect(() => {
    const goBack = () => (canGoBack.current ? view.current?.goBack() : host.current.close());
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      void shell.back().then((handled) => handled || goBack());
      return true;
    });
    const state = AppState.addEventListener('change', (now) => shell.setPaused(now !== 'active'));
    return () => [back, state].forEach((listener) => listener.remove());
  }, [shell]);
  useEffect(() => shell.setSessionClosed(isSessionClosed), [shell, isSessionClosed]);
  useEffect(() => {
    // Another WebView, or none. onLoadStart does not show this: on Android it also runs for each history entry of a page.
    shell.pageStarted();
    canGoBack.current = false;
  }, [shell, round]);

  if (hasFailed) return <LoanTrouble retry={retry} />;
  return (
    <WebView
      key={round}
      ref={view}
      source={{ uri: address }}
      injectedJavaScriptBeforeContentLoaded={channel}
      onMessage={({ nativeEvent: { data, url } }) => shell.hear(data, url)}
      onNavigationStateChange={(state) => (canGoBack.current = state.canGoBack)}
      originWhitelist={['*']}
      setSupportMultipleWindows={false}
      // Agreements are shown in frames, which have no bridge.
      onShouldStartLoadWithRequest={({ url, isTopFrame }) =>
        url.startsWith(`${origin}/`) || !isTopFrame || (openOutside(url), false)
      }
      onError={failed}
      onHttpError={({ nativeEvent: { statusCode } }) => statusCode >= 500 && failed()}
      onRenderProcessGone={died}
      onContentProcessDidTerminate={died}
      allowFileAccess={false}
      mixedContentMode="never"
      webviewDebuggingEnabled={false}
    />
  );
};
