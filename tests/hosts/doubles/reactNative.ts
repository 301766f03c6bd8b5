import {
  act,
  type ComponentType,
  createElement,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { createRoot } from 'react-dom/client';

type Listener = (event?: unknown) => unknown;

const listeners = new Map<string, Listener>();
const listen = (name: string, listener: Listener) => {
  listeners.set(name, listener);
  return { remove: () => listeners.delete(name) };
};

/** What the host asked for, in order. */
const asked: string[] = [];
const emit = (name: string, event?: unknown): unknown => listeners.get(name)?.(event);
const webView: { props?: Record<string, (event: unknown) => unknown> | undefined } = {};

export const AppState = { addEventListener: listen };
export const BackHandler = { addEventListener: listen };
export const Linking = {
  openURL: (url: string) => {
    asked.push(`open ${url}`);
    return Promise.resolve();
  },
};
export const Share = { share: () => Promise.resolve({ action: 'shared' }), dismissedAction: 'dismissed' };

export const View = ({ children }: { children: ReactNode }) => createElement('div', null, children);
export const Text = ({ children }: { children: ReactNode }) => createElement('span', null, children);
export const Button = ({ title, onPress }: { title: string; onPress: () => void }) =>
  createElement('button', { onClick: onPress }, title);

/** It shows no page: the test sends its events, as Android's and iOS's WebViews do. */
export const WebView = ({ ref, ...props }: Record<string, never>) => {
  useLayoutEffect(() => {
    webView.props = props;
  });
  useImperativeHandle(ref, () => ({
    injectJavaScript: (script: string) => asked.push(/"event\\":\\"([^\\]+)/.exec(script)?.[1] ?? script),
    goBack: () => asked.push('goBack'),
  }));
  return createElement('main', null, (props['source'] as { uri: string } | undefined)?.uri);
};

interface ScreenProps {
  address: string;
  isSessionClosed: boolean;
  openNative: (page: string, query: string) => boolean;
  close: () => void;
}

/** The phone in the test's page; the entries of `asked` are in order. */
export interface Phone {
  show(address: string, isSessionClosed?: boolean): void;
  asked: string[];
  emit(name: string, event?: unknown): unknown;
  webView: { props?: Record<string, (event: unknown) => unknown> | undefined };
  /** Emits an event of the WebView; resolves with the host's result when the screen has been drawn again. */
  fire(name: string, event: unknown): Promise<unknown>;
}

/** Renders the host's screen, and exposes the phone to the test as `window.phone`. */
export const start = (screen: ComponentType<ScreenProps>): void => {
  const root = createRoot(document.body);
  const show = (address: string, isSessionClosed = false) =>
    root.render(
      createElement(screen, {
        address,
        isSessionClosed,
        openNative: (...page) => asked.push(`native ${page.join(' ')}`) > 0,
        close: () => asked.push('close'),
      }),
    );
  const fire = async (name: string, event: unknown) => {
    let result: unknown;
    await act(async () => {
      result = webView.props?.[name]?.(event);
    });
    return result;
  };
  const phone: Phone = { show, asked, emit, webView, fire };
  Object.assign(window, { phone, IS_REACT_ACT_ENVIRONMENT: true });
};
