import { useRef, useState } from 'react';
import { Button, Linking, Text, View } from 'react-native';

const servicePhone = 'tel:+63281234567';
const mostRestarts = 2;

/** Restarts of a WebView whose renderer dies, or whose page does not load. */
export const useRestarts = () => {
  const deaths = useRef(0);
  const [round, setRound] = useState(0);
  return {
    /** The key of the WebView; negative when `LoanTrouble` is shown in its place. */
    round,
    /** The renderer died: it is replaced twice, then the user decides. */
    died: () => {
      deaths.current += 1;
      setRound(deaths.current <= mostRestarts ? round + 1 : -1);
    },
    retry: () => {
      deaths.current = 0;
      setRound(round < 0 ? 1 : round + 1);
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
