import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { carriedIn } from '../../services/http/pageQuery.ts';
import { withQuery } from '../../services/values/links.ts';
import { type RouteName, routes } from '../../services/visit/flows.ts';
import type { PreviewField, testPreviewMachine } from './machine.ts';

export { type PreviewField, previewFields } from './machine.ts';

export type TestPreviewRef = ActorRefFrom<typeof testPreviewMachine>;
type TestPreviewSnapshot = SnapshotFrom<typeof testPreviewMachine>;

/** The ten screens that the preview leads to, in the specification's order. */
export const previewScreens = [
  'confirmUrl',
  'loanDetailUrl',
  'repayUrl',
  'repayDelayUrl',
  'bindBank',
  'aboutUs',
  'complaint',
  'customerService',
  'privacyPolicy',
  'DRInstructions',
] as const satisfies RouteName[];

export const selectField = (field: PreviewField) => (snapshot: TestPreviewSnapshot) =>
  snapshot.context.fields[field];

/** URL of a screen with the edited device data; it opens as a separate page, so that every call has them. */
export const selectAddress =
  (to: RouteName) =>
  ({ context }: TestPreviewSnapshot) =>
    withQuery(routes[to], {
      ...carriedIn(context.search),
      ...context.fields,
    });

export const selectCanSend = (snapshot: TestPreviewSnapshot) => snapshot.can({ type: 'contact.sent' });

export const selectIsLocating = (snapshot: TestPreviewSnapshot) => snapshot.hasTag('busy');
