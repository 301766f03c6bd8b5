import { classifyEmbedded } from '../links.ts';

/** Our legal documents: in a frame they are shown as pages without script, which the build draws. */
const ownDocument = /^\/(privacyPolicy|loanAgreement)\/?(?=$|[?#]).*$/;

/** Address that a frame may show: https, or a page of our own, which alone begins with a slash; '' for anything else. */
export const frameSource = (link: string): string => {
  const destination = classifyEmbedded(link);
  if (destination.kind === 'web') return destination.url;
  return destination.kind === 'ownPage' ? destination.path.replace(ownDocument, '/documents/$1.html') : '';
};
