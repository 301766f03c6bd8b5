import { useRef, useState } from 'react';
import { Button, Linking, Text, View } from 'react-native';
import { origin, servicePhone } from './links';
import { isPageOf } from './loanShell';

const mostRestarts = 2;
const restartsWithin = 10 * 60_000;

/** Where the user is, for a WebView whose page does not load or whose renderer dies: the next one opens the same page. */
export const usePlace = (address: string) => {
  const place = useRef({ url: address, canGoBack: false });
  const deaths = useRef<number[]>([]);
  const [{ uri, round, hasFailed }, set] = useState({ uri: address, round: 0, hasFailed: false });

  const move = (url: string, canGoBack: boolean) => {
    place.current = { url: isPageOf(origin, url) ? url : place.current.url, canGoBack };
  };
  const next = (failed: boolean) => {
    place.current.canGoBack = false;
    set((last) => ({ uri: place.current.url, round: last.round + 1, hasFailed: failed }));
  };
  return {
    place,
    /** The page to open, and the key of its WebView. */
    uri,
    round,
    /** `LoanTrouble` is shown in place of the WebView. */
    hasFailed,
    move,
    failed: (url: string) => {
      move(url, false);
      next(true);
    },
    /** The renderer died: it is replaced twice, then the user decides. */
    died: () => {
      const now = Date.now();
      deaths.current = [...deaths.current.filter((at) => now - at < restartsWithin), now];
      next(deaths.current.length > mostRestarts);
    },
    retry: () => {
      deaths.current = [];
      next(false);
    },
  };
};

export const LoanTrouble = ({ retry }: { retry: () => void }) => (
  <View>
    <Text>The page could not be loaded. Check your connection and try again.</Text>
    <Button title="Try again" onPress={retry} />
    <Button title="Call us" onPress={() => void Linking.openURL(servicePhone).catch(() => undefined)} />
  </View>
);
