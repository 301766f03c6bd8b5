import { useEffect, useMemo, useRef, useState } from 'react';
import { AppState, BackHandler, Button, Linking, Share, Text, View } from 'react-native';
import { WebView } from 'react-native-webview';
import { createLoanShell } from './loanShell';

const origin = 'https://loans.example';
const servicePhone = 'tel:+63281234567';
const otherApps = ['https:', 'tel:', 'mailto:', 'gcash:', 'paymaya:'];

const rejected = { ok: false, reason: 'rejected' } as const;

/** This WebView has a channel of another name: the line makes ours of it, before the page runs. */
export const channel =
  'window.loanShellLegacy={postMessage:function(text){window.ReactNativeWebView.postMessage(text)}};true;';

interface Props {
  /** An address of the app, with the session and device in its query. */
  address: string;
  /** The borrower has logged out, or another one logs in. A new address starts a new session. */
  isSessionClosed: boolean;
  openNative(page: string): boolean;
  close(): void;
}

export const LoanScreen = ({ address, isSessionClosed, openNative, close }: Props) => {
  const view = useRef<WebView>(null);
  const canGoBack = useRef(false);
  const deaths = useRef(0);
  const [round, setRound] = useState(0);
  const open = (url: string, schemes = otherApps) => {
    if (!schemes.some((scheme) => url.startsWith(scheme))) return rejected;
    void Linking.openURL(url).catch(() => undefined);
    return undefined;
  };

  // One shell for the life of the screen: a new one would not know that the page is ready.
  const host = useRef({ openNative, close });
  useEffect(() => {
    host.current = { openNative, close };
  });
  const shell = useMemo(() => {
    const leave = (page: string) => () => void (host.current.openNative(page), host.current.close());
    const native = (page: unknown) =>
      host.current.openNative(String(page).split('?')[0] ?? '') ? undefined : rejected;
    return createLoanShell(origin, (script) => view.current?.injectJavaScript(script), {
      navigate: ({ to }) => native(to),
      goPage: ({ page }) => native(page),
      goHome: leave('home'),
      goMine: leave('mine'),
      goLogin: leave('login'),
      closeWebView: () => void host.current.close(),
      callPhone: ({ number }) => open(`tel:${String(number).replace(/[^+\d]/g, '')}`),
      openExternal: ({ url }) => open(String(url), ['https:', 'http:', 'mailto:']),
      share: async ({ text, url }) => {
        const { action } = await Share.share({ message: `${text} ${url}`.trim() });
        return action === Share.dismissedAction ? { ok: false, reason: 'cancelled' } : { ok: true };
      },
    });
  }, []);

  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      void shell.back().then((handled) => {
        if (handled) return;
        if (canGoBack.current) view.current?.goBack();
        else host.current.close();
      });
      return true;
    });
    const state = AppState.addEventListener('change', (now) => shell.setPaused(now !== 'active'));
    return () => {
      back.remove();
      state.remove();
    };
  }, [shell]);
  useEffect(() => shell.setSessionClosed(isSessionClosed), [shell, isSessionClosed]);

  /** A renderer that died is replaced twice; then the person decides. */
  const replace = () => {
    deaths.current += 1;
    shell.pageStarted();
    setRound(deaths.current <= 2 ? round + 1 : -1);
  };
  const retry = () => {
    deaths.current = 0;
    setRound(round < 0 ? 1 : round + 1);
  };
  const trouble = () => (
    <View>
      <Text>The page could not be loaded. Check your connection and try again.</Text>
      <Button title="Try again" onPress={retry} />
      <Button title="Call us" onPress={() => open(servicePhone)} />
    </View>
  );
  if (round < 0) return trouble();
  return (
    <WebView
      key={round}
      ref={view}
      source={{ uri: address }}
      injectedJavaScriptBeforeContentLoaded={channel}
      onMessage={({ nativeEvent: { data, url } }) => shell.hear(data, url)}
      onLoadStart={() => shell.pageStarted()}
      onNavigationStateChange={(state) => (canGoBack.current = state.canGoBack)}
      originWhitelist={['*']}
      onShouldStartLoadWithRequest={({ url, isTopFrame }) => {
        // Agreements are shown in frames; they have no bridge.
        if (url.startsWith(`${origin}/`) || !isTopFrame) return true;
        open(url);
        return false;
      }}
      renderError={trouble}
      onRenderProcessGone={replace}
      onContentProcessDidTerminate={replace}
      allowFileAccess={false}
      mixedContentMode="never"
      webviewDebuggingEnabled={false}
    />
  );
};
