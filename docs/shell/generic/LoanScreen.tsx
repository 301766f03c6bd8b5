import { useEffect, useRef } from 'react';
import { WebView } from 'react-native-webview';
import { origin } from './links';
import { isPageOf, type OpenNative } from './loanShell';
import { LoanTrouble, usePlace } from './LoanTrouble';
import { openOutside } from './otherApps';
import { useShell } from './useShell';

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
  const shell = useShell(
    {
      openNative,
      close,
      run: (script) => view.current?.injectJavaScript(script),
      goBack: () => (place.current.canGoBack ? view.current?.goBack() : close()),
    },
    isSessionClosed,
  );
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
