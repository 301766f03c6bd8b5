import type { FlowName } from '../../machines/root/routes.ts';
import type { Effect, Sheet, Words } from '../kit/index.ts';
import { isMessage, isOwnText } from './fixtures/wording.ts';

/** Where `npm start` shows the simulator. */
const simulator = 'http://localhost:4173/simulator/';

const nextCall = (title: string) =>
  `First, in the card "Network" beside the phone: "The next call" is "${title}", "Its work" is "is not done", then "Make it fail".`;

/** What the simulator's address calls a fault, by the outcome that it makes. */
const faultKinds: Readonly<Record<string, string>> = {
  refused: 'refusal',
  garbage: 'garbage',
};

/** How a tester causes on the simulator what many flows know. */
const shared: Words = {
  'how refused': nextCall('Refusal'),
  'how garbage': nextCall('Half an answer'),
  // A connection that is cut the browser may try again by itself; this answer it takes.
  'how lost': nextCall('Error 504'),
  'how cut':
    '- app and browser ask again by themselves; "Offline" in the developer tools of the browser (tab "Network") shows how a page waits for the connection',
  'how broke': '-',
  'how broken': '-',
  'how back.pressed': 'Tap "Back" under the phone.',
  'how screen.returned': 'Tap "Suspend", then "Resume" under the phone.',
  'how submission.retried':
    '- the dialog belongs to the app: it opens after an answer that was lost, and its "Try again" sends the same again',
  'how outcome.left': 'Tap "Leave it for now" in the dialog.',
  'how outcome.settled': '- a call that is made to fail here is not done, so no check finds it done',
  'how bridge.answered': '-',
  'how connection.restored':
    'In the developer tools of the browser, tab "Network", choose "Offline", then "No throttling" again.',
};

/** How the rest is brought about, by flow. What the catalogue's gesture says with the model's own data is said here with the sandbox's. */
const flows: Readonly<Record<string, Words>> = {
  bindBank: {
    'how picker.opened wallet': 'Tap the row "E-wallet", below the tab of that name.',
    'how picker.opened bank': 'Tap the row "Bank".',
    'how picker.opened city': 'Tap the row "City of your branch".',
  },
  chooseCard: {
    'how card.chosen unknown': '-',
  },
  complaint: {
    'how order.chosen overdue': 'Tap the order that is "Overdue".',
    'how order.chosen applied': 'Tap the order that is "In review".',
  },
  complaintDetails: {
    'how star.chosen one': 'Tap one star.',
    'how star.chosen five': 'Tap five stars.',
  },
  complaintList: {
    'how complaint.chosen': 'Tap the complaint at the top.',
  },
  complaintNext: {
    // The model has room for one picture, the product for nine.
    'how image.added': '-',
    'how topic.requested': '-',
    'how titles.requested': '-',
  },
  instructions: {
    'how picture.enlarged first': 'Tap the first picture.',
    'how picture.enlarged last': 'Tap the last picture.',
    'how picture.enlarged none': '-',
    'how copy.requested': '-',
  },
  loanConfirm: {
    'how agreements.requested': '-',
    'how help.chosen': 'Tap the button "Contact us".',
  },
  oldRepayment: {
    'how codeEntry repaid': 'Type the code of the message at the top of the phone, and tap "Confirm".',
    'how codeEntry cancelled': 'Close the dialog of the code.',
  },
  orderDetails: {
    'how copy.requested': 'Tap the button that copies, beside the order number.',
    'how rating closed': 'Close the dialog.',
    'how moreProducts.chosen': '-',
  },
  repay: {
    'how channel.chosen wallet': 'Tap "GCash" in the list of channels.',
    'how channel.chosen store':
      'Tap "Bank transfer (InstaPay)" in the list of channels: "7-Eleven" does not take such a sum.',
    'how channel.chosen outOfRange':
      'Tap "7-Eleven" in the list of channels, which does not take such a sum.',
    'how code.opened': 'Tap the button "Show my code".',
  },
  repaymentCode: {
    'how share.requested': '-',
    'how back.chosen': '-',
    'how instructions.chosen': '-',
  },
  testPreview: {
    'how photo.chosen': 'Choose a picture at "Photo".',
    'how location.requested': 'Tap the button "Get location".',
  },
};

/** How a tester causes what a flow's model names. */
export const howOf = (name: string): Words => ({ ...shared, ...flows[name] });

/** What leads away from a page, what a tester sees of it while it stays, and what a part of the page decides by itself. */
const comes = (effect: Effect): 'leaves' | 'shows' | 'asks' | undefined => {
  if (effect.kind !== 'send') return undefined;
  if (effect.to !== 'app') return 'asks';
  const { type } = effect.event;
  if (type === 'navigation.requested' || type === 'link.opened') return 'leaves';
  if (type === 'toast.requested') return 'shows';
  if (type !== 'bridge.called') return undefined;
  const { action } = (effect.event as unknown as { request: { action: string } }).request;
  if (action === 'copyText' || action === 'share') return 'shows';
  return ['track', 'capabilities', 'startBindCard', 'endBindCard'].includes(action) ? undefined : 'leaves';
};

const before = [
  'Run `npm start`. Before each way tap "Reset the sandbox" beside the phone, then open the address of the way: it begins there, in the',
  "specification's own wording, in which the texts below are quoted. A message at the foot of the phone is told here in English, whatever",
  'language the specification has for it. Where a way ends, it has led to another page, or to a screen of the phone.',
].join('\n');

/** The simulator's address at which a scenario begins, at its own screen unless another is named, the call that loads its page made to fail or not. */
const open =
  (scenario: string, then = '', screen?: string) =>
  (made: string | undefined): string => {
    const kind = made === undefined ? undefined : faultKinds[made];
    const query = new URLSearchParams({
      lang: 'spec',
      scenario,
      ...(screen !== undefined && { screen }),
      ...(kind !== undefined && { fault: kind }),
    });
    return `Open <${simulator}?${query.toString()}>.${then && ` ${then}`}`;
  };

/** What can be made of every page that loads something. */
const failures = ['refused', 'garbage'];

/** The model asks for less than the sandbox. */
const askedBesides =
  'Once the form shows, fill in what is not told below: on the tab "Bank account" type "1234567890" into "Account number" and choose a day at "Payday", then tap the tab "E-wallet".';

type Ways = Extract<Sheet, { ways: unknown }>['ways'];

/** Every flow's ways: one without any does not compile. */
const ways: Readonly<Record<FlowName, Ways>> = {
  bindBank: {
    'An account': {
      open: open('bind', askedBesides),
      input: 'by itself',
      answers: { loadBankFields: 'form', bindAccount: 'bound' },
      made: {
        loadBankFields: failures,
        bindAccount: ['refused', 'lost'],
      },
    },
    'An account, from an order': {
      open: open('bind-order', askedBesides),
      input: 'from an order',
      answers: { loadBankFields: 'form', bindAccount: 'bound' },
    },
  },
  chooseCard: {
    Cards: {
      open: open('old-choose'),
      answers: { loadWayToRepay: 'cards' },
      made: { loadWayToRepay: failures },
    },
  },
  complaint: {
    'About an order that is overdue': {
      open: open('complaint'),
      input: 'plain',
      answers: { loadProblems: 'overdue' },
      made: { loadProblems: failures },
    },
    'About an order that was only applied for': {
      open: open('complaint-refused'),
      input: 'plain',
      answers: { loadProblems: 'applied' },
    },
  },
  complaintDetails: {
    Answered: {
      open: open('complaint-answered'),
      answers: { loadComplaint: 'answered', rateService: 'rated' },
      made: {
        loadComplaint: failures,
        rateService: ['refused', 'lost'],
      },
    },
    'Not answered yet': { open: open('complaint-waiting'), answers: { loadComplaint: 'waiting' } },
  },
  complaintList: {
    Complaints: {
      open: open('complaints'),
      answers: { loadHistory: 'twoTabs' },
      made: { loadHistory: failures },
    },
  },
  complaintNext: {
    Writing: {
      open: open('complaint-write'),
      input: 'plain',
      answers: { loadProblems: 'titles', saveComplaint: 'saved' },
      made: { saveComplaint: ['refused', 'lost'] },
    },
  },
  customerService: {
    Contact: {
      open: open('customer-service'),
      answers: { loadContact: 'both' },
      made: { loadContact: failures },
    },
  },
  document: {
    'About us': { open: open('page-aboutus'), input: 'aboutUs' },
    'Privacy policy': { open: open('page-privacypolicy'), input: 'privacyPolicy' },
    'Loan terms and conditions': { open: open('page-loanagreement'), input: 'loanAgreement' },
  },
  instructions: { Instructions: { open: open('instructions'), input: 'plain' } },
  jointLoginError: {
    'Joint login failed': {
      open: open('join-failed'),
      answers: { loadJoinFailure: 'failure' },
      made: { loadJoinFailure: failures },
    },
  },
  loanConfirm: {
    'Version 3': {
      open: open('confirm-p1'),
      input: 'V3',
      answers: {
        loadConfirmation: 'plain',
        loadAgreements: 'titles',
        findAgreement: 'address',
        pushLoan: 'taken',
      },
      made: {
        loadConfirmation: failures,
        findAgreement: ['refused'],
        pushLoan: ['refused', 'lost'],
      },
    },
    'An agreement that is no page': {
      open: open('confirm-o-unsafe'),
      input: 'V3',
      answers: {
        loadConfirmation: 'unreadableAgreement',
        loadAgreements: 'titles',
        findAgreement: 'address',
      },
    },
    'Variant 2, with a gift': {
      open: open('confirmOfPeriod-o-gift'),
      input: 'variant 2',
      answers: {
        loadConfirmation: 'gift',
        loadAgreements: 'titles',
        findAgreement: 'address',
        pushLoan: 'taken',
      },
    },
    'Variant 2, everything at once': {
      open: open('confirmOfPeriod-o-all'),
      input: 'variant 2',
      answers: {
        loadConfirmation: 'everything',
        loadAgreements: 'titles',
        findAgreement: 'address',
        pushLoan: 'taken',
      },
    },
  },
  loanDocuments: {
    'Documents of a loan': {
      open: open('loan-documents'),
      answers: { loadAgreements: 'titles', findAgreement: 'address' },
      made: { loadAgreements: failures, findAgreement: ['refused'] },
    },
    'No documents of a loan': { open: open('loan-documents-none'), answers: { loadAgreements: 'none' } },
  },
  oldRepayment: {
    'With a bank card': {
      open: open('old-choose', 'Tap a card, then "Next".'),
      input: 'withCard',
      answers: { loadWayToRepay: 'both', commitRepayment: 'asksForCode', repayWithWallet: 'told' },
      made: {
        commitRepayment: ['lost'],
        codeEntry: ['repaid', 'cancelled'],
      },
    },
    'Without a card': {
      open: open('old-repay'),
      input: 'plain',
      answers: { loadWayToRepay: 'both', commitRepayment: 'taken', repayWithWallet: 'told' },
      made: { loadWayToRepay: failures, repayWithWallet: ['refused'] },
    },
    'Paid already': {
      open: open('old-duplicate'),
      input: 'plain',
      answers: { loadWayToRepay: 'both', commitRepayment: 'duplicate', repayWithWallet: 'refused' },
    },
  },
  orderDetails: {
    'An order that is due': {
      open: open('due'),
      answers: { loadOrder: 'due' },
      made: { loadOrder: failures },
    },
    'An order that can be extended': { open: open('due-rollover'), answers: { loadOrder: 'rollover' } },
    'A settled order, and a rating': {
      open: open('rating'),
      answers: { loadOrder: 'settled' },
      made: { rating: ['closed'] },
    },
    'Money to withdraw': { open: open('withdraw'), answers: { loadOrder: 'withdrawal' } },
    'A tip': { open: open('tips'), answers: { loadOrder: 'tips' } },
    'An order that goes on elsewhere': { open: open('redirect'), answers: { loadOrder: 'elsewhere' } },
  },
  paymentNotices: { 'Nothing kept on this phone': { open: open('code-notices'), input: 'nothing' } },
  repay: {
    'An instalment': {
      open: open('repay'),
      input: 'instalment',
      answers: { loadRepayment: 'due', generateCode: 'made' },
      made: {
        loadRepayment: failures,
        generateCode: ['refused', 'lost'],
      },
    },
    'An extension': {
      open: open('repay-extension'),
      input: 'extension',
      answers: { loadRepayment: 'due', generateCode: 'made' },
    },
  },
  repaymentCode: {
    'A code to type': { open: open('code-typed'), input: 'typed' },
    'A QR code': { open: open('code-qr'), input: 'scanned' },
    'A QR code that somebody changed': { open: open('code-broken'), input: 'broken' },
  },
  site: {
    'Core advantages': { open: open('page-'), input: 'advantages' },
    'How a loan goes': { open: open('page-loan'), input: 'guide' },
    'The company': { open: open('page-about'), input: 'lender' },
    Contact: { open: open('page-contact'), input: 'contact' },
    Privacy: { open: open('page-policy'), input: 'privacy' },
  },
  testPreview: {
    'Test preview': {
      open: open('page-testpreview', '', '/testPreview?deviceId=d-1'),
      answers: { readLocation: 'found' },
    },
  },
};

/** What is no page of its own, and where a tester meets it. */
const parts: Readonly<Record<string, string>> = {
  app: 'The root of all pages: every sheet of a page walks it.',
  arrival:
    'It looks whether a payment has arrived, behind the page of the code. Make a code by the sheet of `repay`, then use "Pay the code" in the card "This order" beside the phone.',
  captcha:
    'The picture of letters of the registration: open <http://localhost:4173/simulator/?lang=spec&scenario=promotion>.',
  codeEntry: 'The dialog of the code: the sheet of `oldRepayment` opens it.',
  copy: 'Every button "Copy" does it: the sheets of `orderDetails` and `repaymentCode` tap one.',
  download:
    'The download page: the registration leads there. Open <http://localhost:4173/simulator/?lang=spec&scenario=promotion>.',
  keptCode:
    'It shows a code that was made on the page of its order: make a code by the sheet of `repay`, then open the order.',
  landing:
    'The promotion as a whole. Open <http://localhost:4173/simulator/?lang=spec&scenario=promotion>, or scenario=promotion-gone for a template that the lender refuses.',
  ledger:
    'It keeps pending requests, and has no face: the sheets of `loanConfirm` and `repay` meet it wherever an answer is lost.',
  outcomeUnknown:
    'The dialog about an unknown outcome: the sheets of `loanConfirm`, `repay` and `complaintNext` open it by an answer that is lost.',
  pending:
    'It looks for pending requests, and has no face: the sheets of `loanConfirm` and `repay` meet it wherever an answer is lost.',
  rating: 'The dialog of stars: the sheet of `orderDetails` opens it with a settled order.',
  recommendation:
    'The products under a page: open <http://localhost:4173/simulator/?lang=spec&scenario=products>.',
  registration:
    'The form of the promotion. Open <http://localhost:4173/simulator/?lang=spec&scenario=promotion>; the code comes as a message at the top of the phone.',
  smsCountdown: 'The seconds until another code can be sent: the sheet of `oldRepayment` shows them.',
  toaster: 'The messages at the foot of every page: every sheet shows some.',
  tracker: 'It counts what is tapped, and has no face: the log beside the phone tells each time.',
  timeLeft: 'It counts the minutes on the page of a code: make a code by the sheet of `repay`.',
  upload: 'A picture on its way: the sheet of `complaintNext` adds one.',
};

const isFlow = (name: string): name is FlowName => Object.hasOwn(ways, name);

/** Texts that the product has, too, but that the model looks for where its backend says them: a tester's backend says them elsewhere. */
const lendersOwn: Readonly<Partial<Record<FlowName, readonly string[]>>> = {
  loanConfirm: ['For you'],
  repay: ['Order number'],
};

/** How a machine is tried by hand on the simulator. @throws when nobody has said so of a machine of this name. */
export const sheetOf = (name: string): Sheet => {
  if (isFlow(name)) {
    const isOwn = (text: string, told: 'seen' | 'comes') =>
      told === 'comes' ? isMessage(text) : isOwnText(text) && !lendersOwn[name]?.includes(text);
    return { before, ways: ways[name], isOwn, comes };
  }
  const met = parts[name];
  if (met === undefined) throw new Error(`Nobody says how '${name}' is tried by hand.`);
  return { notByHand: met };
};
