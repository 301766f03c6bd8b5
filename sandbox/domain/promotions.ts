import * as v from 'valibot';
import { type Row, tableOf, type Tables } from '../database.ts';
import { type Scenario, scenariosIn } from './scenario.ts';

const templates: readonly Row[] = [
  {
    id: 't1',
    title: 'Up to ₱20,000, with a decision in one day',
    banner: '/sandbox/assets/banner.svg',
    slogan: 'One ID, every fee shown before you agree, 91 to 365 days to pay back.',
    button: 'Apply now',
    android: 'partner:store/android',
    ios: 'partner:store/ios',
  },
  {
    id: 't2',
    title: 'Bayanihan Cash for your first loan',
    slogan: 'A decision within one day.',
    android: 'partner:store/android',
  },
  {
    id: 't3',
    title:
      'A promotion with a very long title that somebody in marketing liked too much to make it any shorter than this',
    banner: '/sandbox/assets/missing.svg',
    slogan:
      'And a slogan that goes on and on: borrow, extend, borrow again, tell your friends, and do not forget to read the agreement first.',
    button: 'Apply now and get an answer within one day, no matter where you live',
    android: 'javascript:alert(1)',
    ios: 'intent://store',
  },
];

export const promotionRow = v.object({
  id: v.string(),
  title: v.string(),
  banner: v.string(),
  slogan: v.string(),
  button: v.string(),
  android: v.string(),
  ios: v.string(),
});

export const promotionTables = {
  schema: tableOf('promotions', promotionRow),
  seed: {
    promotions: templates,
    borrowers: [
      { id: 'b20', name: 'Perlita Santos', phone: '13800138000', wallet: 'GCash', account: '13800138000' },
    ],
  },
} satisfies Tables;

const scenario = scenariosIn('Promotion');
const page = '/promotion/';
const advertised = { user_from: 'fb', utm_tag: 'spring', app_from: 'web' };

export const promotionScenarios: Scenario[] = [
  scenario(
    'promotion',
    'Registering',
    'Any mobile number like 0995 123 4567; the code arrives as a message. 0917 123 4567 is registered already. Under the phone rule of the specification: 13912345678, and 13800138000 is registered.',
    page,
    { id: 't1', ...advertised },
  ),
  scenario(
    'promotion-counted',
    'Completion counted',
    'The link contains UC: a registration is counted.',
    page,
    { id: 't1', UC: 'uc-1', invite_code: 'MARIA', ...advertised },
  ),
  scenario(
    'promotion-stays',
    'Stays on the page',
    'The link has both down_id and links_id: no redirect to the download page.',
    page,
    { id: 't2', down_id: 'd1', links_id: 'l1', ...advertised },
  ),
  scenario(
    'promotion-long',
    'Long texts, broken banner, refused store links',
    'A template with everything that can go wrong.',
    page,
    { id: 't3', ...advertised },
  ),
  scenario(
    'promotion-gone',
    'Template refused',
    'The page says so, and borrowers can still register.',
    page,
    { id: 'gone', ...advertised },
  ),
];
