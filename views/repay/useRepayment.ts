import { shallowEqual, useSelector } from '@xstate/react';
import { type RepayRef, selectRepayment } from '../../machines/repay/selectors.ts';

export const useRepayment = (actor: RepayRef) => useSelector(actor, selectRepayment, shallowEqual);
