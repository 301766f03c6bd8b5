import type { Effect, Sheet, Words } from '../../packages/kit/index.ts';
import { isMessage, isOwnText } from './fixtures/wording.ts';

const simulator = 'http://localhost:4173/simulator/';

const nextCall = (title: string) =>
  `First, in the card "Network" beside the phone: "The next call" is "${title}", "Its work" is "is not done", then "Make it fail".`;

const faultKinds: Readonly<Record<string, string>> = {
  refused: 'refusal',
  garbage: 'garbage',
};

const shared: Words = {
  'how refused': nextCall('Refusal'),
  'how garbage': nextCall('Truncated response'),
  // The browser may retry a cut connection itself; it accepts this response.
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
  'how day.changed': '- leave the page open over midnight in Manila',
  'how connection.restored':
    'In the developer tools of the browser, tab "Network", choose "Offline", then "No throttling" again.',
};

const flows: Readonly<Record<string, Words>> = {
  bindBank: {
    'how picker.opened wallet': 'Tap the row "E-wallet", below the tab of that name.',
    'how picker.opened bank': 'Tap the row "Bank".',
    'how picker.opened city': 'Tap the row "City of your branch".',
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
    'how help.chosen': 'Tap the link "Contact us".',
  },
  oldRepayment: {
    'how card.chosen unknown': '-',
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

export const howOf = (name: string): Words => ({ ...shared, ...flows[name] });

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

/** The simulator's URL for a scenario, with its own or another screen, optionally with a fault for its first call. */
export const open =
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

export const failures = ['refused', 'garbage'];

type Ways = Extract<Sheet, { ways: unknown }>['ways'];

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
  storedCode:
    'It shows a code that was made on the page of its order: make a code by the sheet of `repay`, then open the order.',
  landing:
    'The promotion as a whole. Open <http://localhost:4173/simulator/?lang=spec&scenario=promotion>, or scenario=promotion-gone for a template that the lender refuses.',
  pendingRequests:
    'It keeps pending requests, and has no view state: the sheets of `loanConfirm` and `repay` meet it wherever an answer is lost.',
  outcomeUnknown:
    'The dialog about an unknown outcome: the sheets of `loanConfirm`, `repay` and `complaintNext` open it by an answer that is lost.',
  rating: 'The dialog of stars: the sheet of `orderDetails` opens it with a settled order.',
  recommendation:
    'The products under a page: open <http://localhost:4173/simulator/?lang=spec&scenario=products>.',
  registration:
    'The form of the promotion. Open <http://localhost:4173/simulator/?lang=spec&scenario=promotion>; the code comes as a message at the top of the phone.',
  smsCountdown: 'The seconds until another code can be sent: the sheet of `oldRepayment` shows them.',
  calendar: 'The days left of an order: leave the sheet of `orderDetails` open over midnight.',
  connection:
    'The notice at the top of every page: "Offline" in the developer tools of the browser (tab "Network") shows it.',
  toaster: 'The messages at the foot of every page: every sheet shows some.',
  tracker: 'It counts what is tapped, and has no view state: the log beside the phone tells each time.',
  timeLeft: 'It counts the minutes on the page of a code: make a code by the sheet of `repay`.',
  upload: 'A picture on its way: the sheet of `complaintNext` adds one.',
};

/** The manual test script of a page. `theirs` are texts of the model's backend that the product has too; the sandbox shows them elsewhere. */
export const pageSheet = (ways: Ways, theirs: readonly string[] = []): Sheet => ({
  before,
  ways,
  isOwn: (text, told) => (told === 'comes' ? isMessage(text) : isOwnText(text) && !theirs.includes(text)),
  comes,
});

/** @throws when `parts` has no entry. */
export const sheetOf = (name: string): Sheet => {
  const met = parts[name];
  if (met === undefined)
    throw new Error(`tests/models/byHand.ts does not say where a tester meets '${name}'.`);
  return { notByHand: met };
};
