import type { RouteName } from '../../machines/screen/routes.ts';
import { isCodeStored } from '../../services/repay/kept.ts';
import type { Screen } from '../screens/defineScreen.ts';
import { firstScreen, screenTable } from '../screens/table.ts';

/**
 * The store in which the order notes that a kept code was used. Without a code it is not loaded: what the order says waits for the next screen that
 * starts it (machines/root/app.ts).
 */
export const storesOfCode = async (route: RouteName): Promise<Pick<Screen, 'stores'>> => {
  if (screenTable[route].chunk !== firstScreen || !isCodeStored()) return {};
  const { paymentWayMachine } = await import('../../machines/payment/paymentWayStore.ts');
  return { stores: { paymentWay: paymentWayMachine } };
};
