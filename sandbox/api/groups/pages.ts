import { scenariosIn } from '../../domain/scenario.ts';
import type { Group } from '../route.ts';

const scenario = scenariosIn('Pages');
const page = (path: string, title: string, description: string) =>
  scenario(`page${path.toLowerCase().replace('/', '-')}`, title, description, path);

export const pages: Group = {
  routes: [],
  scenarios: [
    page('/', 'Public site', 'Core advantages: the first page that a visitor sees.'),
    page('/Loan', 'Public site, guide', 'How a loan goes, and the agreement in a frame.'),
    page('/About', 'Public site, company', 'Who lends.'),
    page('/Contact', 'Public site, contact', 'The contact form, which makes no call.'),
    page('/Policy', 'Public site, privacy', 'The privacy policy in a frame.'),
    page('/aboutUs', 'About us', 'The company in its own words.'),
    page('/privacyPolicy', 'Privacy policy', 'A long text with a table of contents.'),
    page('/loanAgreement', 'Loan terms and conditions', 'A long text with a table of contents.'),
    page('/testPreview', 'Test preview', 'Fake device data, and links that carry it. Staff only.'),
  ],
};
