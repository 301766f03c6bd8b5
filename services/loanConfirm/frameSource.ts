import { classifyEmbedded } from '../values/links.ts';

/** Our legal documents: a frame shows the prerendered pages without scripts. */
const ownDocument = /^\/(privacyPolicy|loanAgreement)\/?(?=$|[?#]).*$/;

/** Returns a URL for a frame: https, or a page of our own, which starts with a slash; '' for anything else. */
export function frameSource(link: string): string {
  const destination = classifyEmbedded(link);
  if (destination.kind === 'web') return destination.url;
  return destination.kind === 'ownPage' ? destination.path.replace(ownDocument, '/documents/$1.html') : '';
}
