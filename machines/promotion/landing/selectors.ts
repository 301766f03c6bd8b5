import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { carriedIn } from '../../../services/http/pageQuery.ts';
import { withQuery } from '../../../services/links.ts';
import { hashRoute } from '../../../services/promotion/page.ts';
import type { PromotionTemplate } from '../template.ts';
import type { landingMachine } from './machine.ts';

export type LandingRef = ActorRefFrom<typeof landingMachine>;
type LandingSnapshot = SnapshotFrom<typeof landingMachine>;

export const selectRoute = (snapshot: LandingSnapshot) => snapshot.context.place.route;

/** Whether the template is here, on its way, or did not arrive. */
export const selectTemplateState = (snapshot: LandingSnapshot) => snapshot.value.template;

/** Whether the text of the agreement is here, on its way, or did not arrive. */
export const selectAgreementState = (snapshot: LandingSnapshot) =>
  (['shown', 'failed'] as const).find((agreement) => snapshot.matches({ page: { agreement } })) ?? 'loading';

export const selectIsOffline = (snapshot: LandingSnapshot) => snapshot.matches({ connection: 'offline' });
export const selectNotice = (snapshot: LandingSnapshot) => snapshot.context.notice;

export const selectStand = (snapshot: LandingSnapshot) =>
  (['closed', 'crashed'] as const).find((stand) => snapshot.matches({ page: stand })) ?? 'open';

/** Whether the page can be left for another language: not while a registration is on its way. */
export const selectTakesLanguages = (snapshot: LandingSnapshot) =>
  snapshot.can({ type: 'language.chosen', language: 'en' });

export const selectAppName = (snapshot: LandingSnapshot) => snapshot.context.environment.appName;
export const selectStore = (snapshot: LandingSnapshot) => snapshot.context.template;
export const selectToaster = (snapshot: LandingSnapshot) => snapshot.children.toaster;
export const selectPending = (snapshot: LandingSnapshot) => snapshot.children.pending;
export const selectRegistration = (snapshot: LandingSnapshot) => snapshot.children.registration;
export const selectDownload = (snapshot: LandingSnapshot) => snapshot.children.download;

/** The company that offers the loans, among all that is configured. */
export const selectEnvironment = (snapshot: LandingSnapshot) => snapshot.context.environment;

/** URL of the agreement page, with the parameters of the landing page. */
export const selectAgreementLink = (snapshot: LandingSnapshot) =>
  hashRoute('agreementTemplate', snapshot.context.visited);

/** URL of the landing page: this page without its hash route. */
export const selectLandingLink = (snapshot: LandingSnapshot) => snapshot.context.place.landingLink;

export const selectTemplateRefusal = (snapshot: { context: PromotionTemplate }) => snapshot.context.refusal;

export const selectTemplate = (snapshot: { context: PromotionTemplate }) => snapshot.context.template;

export const selectClientType = (snapshot: LandingSnapshot) => snapshot.context.clientType;

/** Whether the visitor is registered, now or since before. */
export const selectIsRegistered = (snapshot: LandingSnapshot) => snapshot.matches({ visit: 'settled' });

/** The privacy policy, with the session of a page of our own. */
export const selectPrivacyLink = ({ context }: LandingSnapshot) =>
  context.environment.privacyUrl || withQuery('/privacyPolicy', carriedIn(context.search));
