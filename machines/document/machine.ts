import { setup } from 'xstate';
import type { AppRef, ScreenInput } from '../root/events.ts';
import type { RouteName } from '../root/routes.ts';
import { type Lender, lenderOf } from '../parts/lender.ts';
import { asks } from '../root/asks.ts';

/** The company that the documents speak of. */
export interface Company extends Lender {
  appName: string;
  servicePhone: string;
  serviceEmail: string;
}

interface DocumentContext extends Company {
  app: AppRef;
  route: RouteName;
  /** The page's own query, which its links carry along. */
  search: string;
}

/** About us, privacy policy, loan terms: a text to read, and links to other screens (docs/product/document.md#screen). */
export const documentMachine = setup({
  types: {} as {
    context: DocumentContext;
    input: ScreenInput;
    events: { type: 'screen.chosen'; to: RouteName };
  },
  actions: {
    openScreen: asks(({ event }) => ({ type: 'navigation.requested', to: event.to })),
  },
}).createMachine({
  id: 'document',
  context: ({ input: { app, route, search, environment } }) => ({
    app,
    route,
    search,
    appName: environment.appName,
    servicePhone: environment.servicePhone,
    serviceEmail: environment.serviceEmail,
    ...lenderOf(environment),
  }),
  initial: 'reading',
  states: {
    reading: { on: { 'screen.chosen': { actions: 'openScreen' } } },
  },
});
