import { type Scenario, scenariosIn } from './scenario.ts';

const ordinary = {
  product_id: 'p1',
  principal: 800_000,
  term_days: 120,
  monthly_rate: 390,
  fee: 24_000,
  payments: 4,
  content: 'full',
};

export const offerSeed = [
  { ...ordinary, id: 'p1' },
  {
    ...ordinary,
    id: 'p2',
    product_id: 'p2',
    monthly_rate: 450,
    principal: 300_000,
    fee: 9_000,
    term_days: 91,
    payments: 3,
  },
  {
    ...ordinary,
    id: 'p3',
    product_id: 'p3',
    monthly_rate: 350,
    principal: 1_200_000,
    fee: 36_000,
    asks_to_stay: 1,
  },
  {
    ...ordinary,
    id: 'p4',
    product_id: 'p4',
    monthly_rate: 300,
    principal: 2_500_000,
    fee: 75_000,
    term_days: 365,
    payments: 12,
  },
  { ...ordinary, id: 'p5', product_id: 'p5', monthly_rate: 500, principal: 400_000, fee: 12_000 },
  { ...ordinary, id: 'o-agreement', agreement: '/sandbox/contracts/consent?title=Data+privacy+consent' },
  { ...ordinary, id: 'o-stay', asks_to_stay: 1 },
  {
    ...ordinary,
    id: 'o-gift',
    promotion: 'Repay on time and your next processing fee is on us.',
    asks_to_stay: 1,
  },
  {
    ...ordinary,
    id: 'o-all',
    agreement: '/sandbox/contracts/consent?title=Data+privacy+consent',
    promotion: 'Repay on time and your next processing fee is on us.',
    asks_to_stay: 1,
  },
  { ...ordinary, id: 'o-unsafe', agreement: 'javascript:alert(1)' },
  { ...ordinary, id: 'o-wrong', content: 'wrong' },
  { ...ordinary, id: 'o-bare', content: 'bare' },
  {
    ...ordinary,
    id: 'o-long',
    content: 'long',
    promotion: 'Libre ang susunod mong processing fee kapag nagbayad ka sa tamang oras.',
    asks_to_stay: 1,
  },
  { ...ordinary, id: 'o-unfiled', content: 'unfiled' },
  { ...ordinary, id: 'o-refused', content: 'refused' },
];

const loanScenario = scenariosIn('Loan confirm');
const scenario = (page: string, offer: string, title: string, description: string) =>
  loanScenario(`${page.slice(1)}-${offer}`, title, description, page, {
    productId: offer,
    orderId: 'withdraw',
  });

const documentScenario = scenariosIn('Loan documents');
const documents = (id: string, offer: string, title: string, description: string) =>
  documentScenario(id, title, description, '/loanDocuments', { productId: offer, orderId: 'due' });

export const offerScenarios: Scenario[] = [
  scenario('/confirm', 'p1', 'V3', 'Terms, schedule, agreements, Next.'),
  scenario(
    '/confirmOfPeriod',
    'o-gift',
    'V3 variant 2',
    "A gift, a first repayment date, the server's word on the button.",
  ),
  scenario('/confirmV2', 'p3', 'V2', 'The same over the /gopia calls; back asks to stay.'),
  scenario('/confirm', 'o-agreement', 'Agreement first', 'A frame to agree to before anything else.'),
  scenario('/confirm', 'o-stay', 'Asked to stay', 'Back opens the reminder.'),
  scenario(
    '/confirmOfPeriod',
    'o-all',
    'Everything at once',
    'Agreement, gift, then the loan; back asks to stay.',
  ),
  scenario(
    '/confirm',
    'o-wrong',
    'Schedule that does not add up',
    'It pays back less than was lent: the page says so.',
  ),
  scenario('/confirm', 'o-unsafe', 'Agreement that is no page', 'A script as address: refused.'),
  scenario('/confirm', 'o-bare', 'No plan', 'The cost is not known, so the loan cannot be taken.'),
  scenario('/confirmOfPeriod', 'o-long', 'Very long texts', 'Every text is far too long for its place.'),
  scenario('/confirm', 'o-refused', 'Refused', 'success: false.'),
  documents('loan-documents', 'p1', 'Documents of a loan', 'What was agreed to, by title; each opens.'),
  documents(
    'loan-documents-none',
    'o-unfiled',
    'No documents of a loan',
    'The page says so, and the terms of every loan stay.',
  ),
];
