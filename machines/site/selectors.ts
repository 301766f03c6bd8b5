import { carriedIn } from '../../services/http/pageQuery.ts';
import { dialLink } from '../../bridge/dialLink.ts';
import { withQuery } from '../../services/values/links.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ContactField, siteMachine } from './machine.ts';

export { dialLink };
export { costRange, exampleRateOf } from '../../services/lending/example.ts';
export type { ContactField };

export type SiteRef = ActorRefFrom<typeof siteMachine>;
type SiteSnapshot = SnapshotFrom<typeof siteMachine>;

export const selectSection = (snapshot: SiteSnapshot) => {
  for (const section of ['guide', 'lender', 'contact', 'privacy', 'user'] as const)
    if (snapshot.matches(section)) return section;
  return 'advantages';
};

/** URL of the registration page, which is a separate page (docs/product/README.md). */
export const selectRegistrationAddress = (snapshot: SiteSnapshot) =>
  withQuery('/promotion/', carriedIn(snapshot.context.search));

export const selectCompany = (snapshot: SiteSnapshot) => snapshot.context;

export const selectPrivacyPage = (snapshot: SiteSnapshot) =>
  snapshot.context.privacyUrl || '/documents/privacyPolicy.html';

export const selectLoanGuidePage = (snapshot: SiteSnapshot) =>
  snapshot.context.loanGuideUrl || '/documents/loanAgreement.html';

export const selectField = (field: ContactField) => (snapshot: SiteSnapshot) => snapshot.context.form[field];

export const selectIsMissing = (field: ContactField) => (snapshot: SiteSnapshot) =>
  snapshot.context.missing.includes(field);

export const selectCanSend = (snapshot: SiteSnapshot) => snapshot.can({ type: 'message.sent' });
