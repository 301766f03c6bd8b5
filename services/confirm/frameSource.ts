import { classifyLink } from '../links.ts';

/** Our legal documents: in a frame they are shown as pages without script, which the build draws. */
const ownDocument = /^\/(privacyPolicy|loanAgreement)(?=$|[?#]).*$/;

/** Address that a frame may show: https or a page of our own; '' for anything else (decisions §9). */
export const frameSource = (link: string): string => {
  const door = { scheme: '', allowHttp: false, origin: globalThis.location?.origin ?? '' };
  const destination = classifyLink(link, door);
  if (destination.kind === 'web') return destination.url;
  return destination.kind === 'ownPage' ? destination.path.replace(ownDocument, '/documents/$1.html') : '';
};
