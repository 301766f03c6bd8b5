import { useEffect, useMemo, useRef } from 'react';
import { AppState, BackHandler } from 'react-native';
import { WebView } from 'react-native-webview';
import { origin } from './links';
import { createLoanShell, isPageOf, type OpenNative, pageActions } from './loanShell';
import { LoanTrouble, usePlace } from './LoanTrouble';
import { openOutside, otherApps } from './otherApps';

/** This WebView's channel has another name: the line gives it ours before the page runs. */
export const channel =
  'window.loanShellLegacy={postMessage:function(text){window.ReactNativeWebView.postMessage(text)}};true;';

interface Props {
  /** An address of the app, with the session and device in its query. Another one starts a new session. */
  address: string;
  /** The borrower has logged out, or another one logs in. */
  isSessionClosed: boolean;
  openNative: OpenNative;
  close(): void;
}

const Page = ({ address, isSessionClosed, openNative, close }: Props) => {
  const view = useRef<WebView>(null);
  const { place, uri, round, hasFailed, move, failed, died, retry } = usePlace(address);
  const latest = useRef({ openNative, close });
  useEffect(() => void (latest.current = { openNative, close }));
  // One shell for the life of the screen: a new one would not know that the page is ready.
  const shell = useMemo(() => {
    const pages = pageActions((...page) => latest.current.openNative(...page), () => latest.current.close());
    return createLoanShell(origin, (script) => view.current?.injectJavaScript(script), { ...pages, ...otherApps });
  }, []);

  useEffect(() => {
    const goBack = () => (place.current.canGoBack ? view.current?.goBack() : latest.current.close());
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      void shell.back().then((handled) => handled || goBack());
      return true;
    });
    const state = AppState.addEventListener('change', (now) => shell.setPaused(now !== 'active'));
    return () => [back, state].forEach((listener) => listener.remove());
  }, [shell, place]);
  useEffect(() => shell.setSessionClosed(isSessionClosed), [shell, isSessionClosed]);
  // A new WebView, or none. onLoadStart does not show this: on Android it also runs for each history entry of a page.
  useEffect(() => shell.pageStarted(), [shell, round]);

  if (hasFailed) return <LoanTrouble retry={retry} />;
  return (
    <WebView
      key={round}
      ref={view}
      source={{ uri }}
      injectedJavaScriptBeforeContentLoaded={channel}
      onMessage={({ nativeEvent: { data, url } }) => shell.hear(data, url)}
      onNavigationStateChange={(state) => move(state.url, state.canGoBack)}
      originWhitelist={['*']}
      setSupportMultipleWindows={false}
      // Agreements are shown in frames, which have no bridge. Android asks about the page alone, and does not say so.
      onShouldStartLoadWithRequest={({ url, isTopFrame }) =>
        isTopFrame === false || isPageOf(origin, url) || (openOutside(url), false)
      }
      onError={({ nativeEvent }) => failed(nativeEvent.url)}
      onHttpError={({ nativeEvent }) => nativeEvent.statusCode >= 500 && failed(nativeEvent.url)}
      onRenderProcessGone={died}
      onContentProcessDidTerminate={died}
      allowFileAccess={false}
      mixedContentMode="never"
    />
  );
};

export const LoanScreen = (props: Props) => <Page key={props.address} {...props} />;
