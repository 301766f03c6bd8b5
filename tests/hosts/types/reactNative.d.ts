/** The names of react-native used by LoanScreen.tsx and the types of react-native-webview, from its documentation: the package itself has 80 MB. */
import type { Component, ReactElement, ReactNode } from 'react';

export interface NativeSyntheticEvent<T> {
  nativeEvent: T;
}
export interface ViewProps {
  children?: ReactNode;
  style?: StyleProp<ViewStyle>;
}
export interface ViewStyle {
  flex?: number;
}
export type StyleProp<T> = T | readonly T[] | undefined;
export type NativeScrollEvent = Record<string, unknown>;
export type NativeMethodsMixin = object;
export type UIManagerStatic = object;
export class View extends Component<ViewProps> {}
export class Text extends Component<{ children?: ReactNode }> {}
export function Button(props: { title: string; onPress: () => void }): ReactElement;
interface Subscription {
  remove(): void;
}
type State = 'active' | 'background' | 'inactive' | 'unknown' | 'extension';
export const AppState: { addEventListener(type: 'change', listener: (state: State) => void): Subscription };
export const BackHandler: {
  addEventListener(type: 'hardwareBackPress', handler: () => boolean | null | undefined): Subscription;
};
export const Linking: { openURL(url: string): Promise<unknown> };
export const Share: {
  share(content: { message: string; title?: string }): Promise<{ action: string }>;
  dismissedAction: 'dismissedAction';
};
