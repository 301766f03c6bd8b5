import type { ComponentType } from 'react';
import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { RouteName } from '../../machines/app/routes.ts';
import type { WordingGroup } from '../wording/wording.ts';

/** One screen as its chunk exports it: the machine that is everything it does, and the view that draws it. */
export interface Screen {
  machine: AnyActorLogic;
  View: ComponentType<{ actor: AnyActorRef }>;
}

interface ScreenEntry {
  load: () => Promise<{ screen: Screen }>;
  wording: WordingGroup[];
}

const orderDetails: ScreenEntry = {
  load: () => import('./orderDetails.ts'),
  wording: ['order'],
};

/** Which screen each route shows; one lazy chunk each. */
export const screens: Partial<Record<RouteName, ScreenEntry>> = {
  loanDetailUrl: orderDetails,
  orderUrl: orderDetails,
};
