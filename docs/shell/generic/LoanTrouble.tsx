import { useRef, useState } from 'react';
import { Button, Linking, Text, View } from 'react-native';

const servicePhone = 'tel:+63281234567';
const mostRestarts = 2;

/** Replaces a WebView whose renderer dies, or whose page does not load. */
export const useRestarts = () => {
  const deaths = useRef(0);
  const [{ round, hasFailed }, set] = useState({ round: 0, hasFailed: false });
  const next = (failed: boolean) => set((last) => ({ round: last.round + 1, hasFailed: failed }));
  return {
    /** The key of the WebView. */
    round,
    /** `LoanTrouble` is shown in place of the WebView. */
    hasFailed,
    failed: () => next(true),
    /** The renderer died: it is replaced twice, then the user decides. */
    died: () => next((deaths.current += 1) > mostRestarts),
    retry: () => {
      deaths.current = 0;
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
