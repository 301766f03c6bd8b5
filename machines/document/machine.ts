// Its chart, drawn: docs/charts/document.md
import { setup } from 'xstate';
import type { ScreenInput } from '../screen/events.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { type PublicPage, publicPageOf } from '../screen/publicPage.ts';
import { sendToApp, withEvent } from '../screen/actions.ts';

/** About us, privacy policy, loan terms: a text, and links to other screens (docs/product/document.md#screen). */
export const documentMachine = setup({
  types: {} as {
    context: PublicPage;
    input: ScreenInput;
    events: { type: 'screen.chosen'; to: RouteName };
  },
  actions: {
    openScreen: sendToApp((_, { to }: { to: RouteName }) => ({ type: 'navigation.requested', to })),
  },
}).createMachine({
  id: 'document',
  context: ({ input }) => publicPageOf(input),
  initial: 'reading',
  states: {
    reading: { on: { 'screen.chosen': { actions: withEvent('openScreen') } } },
  },
});
