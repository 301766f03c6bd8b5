import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { carriedIn } from '../../../services/http/pageQuery.ts';
import { withQuery } from '../../../services/values/links.ts';
import { hashRoute } from '../../../services/promotion/page.ts';
import type { PromotionTemplate } from '../template.ts';
import type { landingMachine } from './machine.ts';

export type LandingRef = ActorRefFrom<typeof landingMachine>;
type LandingSnapshot = SnapshotFrom<typeof landingMachine>;

export const selectRoute = (snapshot: LandingSnapshot) => snapshot.context.place.route;

export const selectTemplateState = (snapshot: LandingSnapshot) => snapshot.value.template;

export const selectAgreementState = (snapshot: LandingSnapshot) =>
  (['shown', 'failed'] as const).find((agreement) => snapshot.matches({ page: { agreement } })) ?? 'loading';

export const selectPageState = (snapshot: LandingSnapshot) =>
  (['closed', 'crashed'] as const).find((stand) => snapshot.matches({ page: stand })) ?? 'open';

/** Not while a registration is in flight. */
export const selectCanLeave = (snapshot: LandingSnapshot) =>
  snapshot.can({ type: 'language.chosen', language: 'en' });

export const selectAppName = (snapshot: LandingSnapshot) => snapshot.context.environment.appName;
export const selectAgreementLink = (snapshot: LandingSnapshot) =>
  hashRoute('agreementTemplate', snapshot.context.visited);

export const selectDownloadLink = (snapshot: LandingSnapshot) =>
  hashRoute('downloadTemplate', snapshot.context.visited);

export const selectLandingLink = (snapshot: LandingSnapshot) => snapshot.context.place.landingLink;

export const selectTemplateRefusal = (snapshot: { context: PromotionTemplate }) => snapshot.context.refusal;

export const selectTemplate = (snapshot: { context: PromotionTemplate }) => snapshot.context.template;

export const selectIsRegistered = (snapshot: LandingSnapshot) => snapshot.matches({ visit: 'settled' });

export const selectHelpLink = ({ context }: LandingSnapshot) =>
  withQuery('/customerService', carriedIn(context.search));

export const selectPrivacyLink = ({ context }: LandingSnapshot) =>
  context.environment.privacyUrl || withQuery('/privacyPolicy', carriedIn(context.search));
