import type { RouteName } from '../../services/visit/flows.ts';
import { isCodeStored } from '../../services/repay/kept.ts';
import type { Screen } from '../screens/defineScreen.ts';
import { type ScreenName, screenTable } from '../screens/table.ts';

const readers: readonly ScreenName[] = ['orderDetails', 'customerService'];

/**
 * The store of the codes that the order and the help screen read. Without a stored code it is not loaded: what the order says waits for the next
 * screen that starts it (machines/root/stores.ts).
 */
export const codeStores = async (route: RouteName): Promise<Pick<Screen, 'stores'>> => {
  if (!readers.includes(screenTable[route].chunk) || !isCodeStored()) return {};
  const { paymentWayMachine } = await import('../../machines/payment/paymentWayStore.ts');
  return { stores: { paymentWay: paymentWayMachine } };
};
