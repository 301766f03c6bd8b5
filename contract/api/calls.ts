/**
 * Every call that the app makes, in the order in which a visit can make them. What a call sends where, in which family, and how its answer
 * is read is asked of the service actor that makes it; here is what the code cannot say: what a backend should know of it.
 */
import type * as v from 'valibot';
import type { AnyActorLogic, InputFrom } from 'xstate';
import { bindAccount, loadBankFields } from '../../services/bindBank/actors.ts';
import {
  loadComplaint,
  loadHistory,
  loadProblems,
  rateService,
  saveComplaint,
  uploadImageCall,
} from '../../services/complaint/actors.ts';
import { imageCount } from '../../services/complaint/schema.ts';
import {
  type ConfirmApi,
  findAgreement,
  loadAgreements,
  loadConfirmation,
  pushLoan,
} from '../../services/loanConfirm/actors.ts';
import { confirmationSchema } from '../../services/loanConfirm/schema.ts';
import { loadContact } from '../../services/customerService/actors.ts';
import { defineFailureProduct, loadJoinFailure } from '../../services/jointLoginError/actors.ts';
import type { Address } from '../../services/http/request.ts';
import type { Family } from '../../services/http/envelope.ts';
import type { Payload } from '../../services/http/request.ts';
import {
  commitRepayment,
  confirmRepayment,
  loadWayToRepay,
  repayWithWallet,
  resendCode,
} from '../../services/oldRepayment/actors.ts';
import { refusals as repaymentRefusals } from '../../services/oldRepayment/refusals.ts';
import { commitAnswerSchema, wayToRepaySchema } from '../../services/oldRepayment/schema.ts';
import { loadOrder, sendAppRating } from '../../services/orderDetails/actors.ts';
import {
  captchaCall,
  count,
  loadTemplate,
  registerPhone,
  requestSid,
  sendSms,
} from '../../services/promotion/actors.ts';
import { refusals as promotionRefusals } from '../../services/promotion/refusals.ts';
import { sidSchema } from '../../services/promotion/schema.ts';
import { defineProduct } from '../../services/recommendation/actors.ts';
import { generateCode, loadRepayment } from '../../services/repay/actors.ts';
import { repaymentInfoSchema } from '../../services/repay/schema.ts';
import { saveEvent } from '../../services/tracking/actors.ts';
import type { Subjects } from './subjects.ts';

/** What a call may build on. */
export interface Given {
  subjects: Subjects;
  /** Reads the data of an earlier call of the visit by its name; throws where they do not fit. */
  answer<Schema extends v.GenericSchema>(call: string, schema: Schema): v.InferOutput<Schema>;
  /** The code of the last text message, and the characters of the last captcha: known where the backend is the sandbox. */
  smsCode: string;
  captcha: string;
}

/** How a call is made: what goes where. A read call's answer is ignored where it has no `data`. */
export interface Sent {
  call: Address & { family?: Family; data?: v.GenericSchema; kind?: string };
  payload: Payload | FormData;
}

/** One call of the contract. */
export interface ContractCall {
  /** Unique; the operation's id. */
  name: string;
  title: string;
  /** What a backend should know of it. */
  about: string;
  /** The service actor that makes it; a call that no actor describes has none. */
  actor: object | undefined;
  sent: (given: Given) => Sent;
  /** What the app does on a refusal, by its code; on others it shows the message. */
  codes: Readonly<Record<string, string>>;
  /** Further codes of refusals that mean that nothing was done. */
  clearNo: readonly string[];
  /** Moves nothing: a check may make it at any time. */
  isRead: boolean;
  /** Needs what only a person or the sandbox knows: the code of a text message, or a captcha. Without it the answer is this code. */
  withoutPerson: string | undefined;
  /** What another request under the same idempotency key would send instead. */
  other: Readonly<Record<string, string>>;
}

interface About {
  title: string;
  about?: string;
  codes?: Record<string, string>;
  clearNo?: readonly string[];
  changes?: true;
  withoutPerson?: string;
  other?: Record<string, string>;
}

const entry = (
  name: string,
  { title, about = '', codes = {}, clearNo = [], changes, withoutPerson, other = {} }: About,
) => ({
  name,
  title,
  about,
  codes,
  clearNo,
  isRead: !changes,
  withoutPerson,
  other,
});

const by = <Logic extends AnyActorLogic>(
  name: string,
  actor: Logic,
  input: (given: Given) => InputFrom<Logic>,
  about: About,
): ContractCall => ({
  ...entry(name, about),
  actor,
  sent: (given) => {
    // Edge: services/http/described.ts hands it out untyped.
    const { describe } = actor as unknown as { describe: (input: InputFrom<Logic>) => Sent };
    return describe(input(given));
  },
});

const confirmCalls = (
  api: ConfirmApi,
  names: Record<'confirmation' | 'agreements' | 'agreement' | 'push', string>,
) => {
  const edition = api === 'v3' ? 'V3' : 'V2';
  const key = ({ subjects }: Given) =>
    api === 'v3'
      ? { api, productId: subjects.offer, orderId: subjects.offerOrder }
      : { api, productId: subjects.offerV2, orderId: subjects.offerOrderV2 };
  return [
    by(names.confirmation, loadConfirmation, key, {
      title: `What the borrower is asked to agree to (${edition})`,
      about: 'Read each time: the terms that the borrower sees are the terms that are pushed.',
    }),
    by(names.agreements, loadAgreements, key, { title: `The agreements by title (${edition})` }),
    by(names.agreement, findAgreement, (given) => ({ ...key(given), position: 0 }), {
      title: `The address of an agreement (${edition})`,
      about:
        '`position` counts from 0. The address is https or a path of the app; it is shown in a frame that runs no script.',
    }),
    by(
      names.push,
      pushLoan,
      (given) => {
        const { amount, periods, termUnit } = given.answer(names.confirmation, confirmationSchema);
        return { ...key(given), amount, periods, termUnit };
      },
      {
        title: `Take the loan (${edition})`,
        about:
          'Money follows. Sends amount, periods and termUnit as the confirmation had them: refuse when they are not the terms any more. ' +
          'The app goes on at `lendDetailsUrl`, with `&from=confirm` added.',
        codes: { 'already-taken': 'Shows the message, and leads to the order.' },
        clearNo: ['404', '409', '410'],
        changes: true,
        other: { periods: '1' },
      },
    ),
  ];
};

const wallet = {
  cardType: '1',
  channelNumber: '90012',
  values: { walletCode: 'MAYA', walletNumber: '09171234567', payday: '15' },
};
const bindInput =
  (isFromOrder: boolean) =>
  ({ subjects }: Given) => ({ productId: subjects.offer, isFromOrder, ...wallet });

const orderKey = ({ subjects: { product, order } }: Given) => ({ productId: product, orderId: order });
const commitment = (cardId: string) => (given: Given) => {
  const { amount, repayToken, bankList } = given.answer('repaymentWay', wayToRepaySchema);
  const card = cardId && bankList[0];
  return { orderId: given.subjects.order, amount, couponId: '', repayToken, card: card || undefined };
};

const ignored = 'Fire and forget: the answer is ignored, and nobody waits for it.';
const visit = ({ subjects }: Given) => ({
  page_id: subjects.promotion,
  user_from: 'facebook',
  client_type: 'android' as const,
  page_type: '1',
  utm_tag: 'november',
  app_from: 'pera',
});
const promotionForm = (given: Given) => {
  const sid = given.answer('getSid', sidSchema);
  return {
    phone: given.subjects.phone,
    capcode: given.captcha,
    sid,
    deviceId: sid,
    appName: 'PeraLoan',
    app_from: 'pera',
    user_from: 'facebook',
    utm_tag: 'november',
  };
};
const registered = 'Says that the phone is registered already, and leads to the download page.';
const wrongCaptcha = 'Says that the captcha is wrong, and loads another one.';
const askedAlready = { [repaymentRefusals.duplicate]: 'Says that this payment was asked for already.' };

/** A JPEG of one pixel, as short as one can be written. */
const picture = () =>
  new Blob(
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0xff, 0xd9])],
    {
      type: 'image/jpeg',
    },
  );

/** The contract's calls. */
export const contractCalls: readonly ContractCall[] = [
  by('loanDetails', loadOrder, orderKey, {
    title: 'One order',
    about: 'The app draws Order Details from it, and looks here when the end of another call is unknown.',
  }),
  by('contactInfo', loadContact, () => undefined, { title: 'How customer service is reached' }),
  by(
    'homeDefine',
    defineProduct,
    ({ subjects }) => ({ moduleId: 31, positionId: 0, productKey: subjects.recommended }),
    {
      title: 'Where a tapped recommendation leads',
      about:
        'An https link opens in the web view; the configured scheme, or a plain page name, goes to the shell.',
    },
  ),
  by(
    'eventSave',
    saveEvent,
    ({ subjects }) => ({ moduleId: 31, positionId: 0, productId: subjects.product }),
    {
      title: 'What a borrower did',
      about: `moduleId 30 is Borrow Again, 31 a recommendation. ${ignored}`,
    },
  ),
  by('joinFailure', loadJoinFailure, () => undefined, {
    title: 'Why the joint login failed, and what else there is',
  }),
  by(
    'failureClick',
    saveEvent,
    ({ subjects }) => ({ moduleId: 31, positionId: 0, productKey: subjects.recommended }),
    {
      title: 'A tap on a product of the failure page',
      about: ignored,
    },
  ),
  by(
    'failureDefine',
    defineFailureProduct,
    ({ subjects }) => ({ moduleId: 31, positionId: 0, productKey: subjects.recommended }),
    {
      title: 'Where a tapped product of the failure page leads',
    },
  ),
  by('cardInit', loadBankFields, ({ subjects }) => ({ productId: subjects.offer }), {
    title: 'The fields of the payment account form',
    about:
      'The item with code `cardType` gives the tabs; a field shows when its cardTypeMi is 0 or the chosen type.',
  }),
  ...confirmCalls('v3', {
    confirmation: 'loanConfirmation',
    agreements: 'agreements',
    agreement: 'agreement',
    push: 'push',
  }),
  ...confirmCalls('gopia', {
    confirmation: 'loanConfirmationV2',
    agreements: 'agreementsV2',
    agreement: 'agreementV2',
    push: 'pushV2',
  }),
  by('instalment', loadRepayment, (given) => ({ ...orderKey(given), isDelay: false }), {
    title: 'What is to be repaid',
  }),
  by('extension', loadRepayment, (given) => ({ ...orderKey(given), isDelay: true }), {
    title: 'What an extension costs',
    about:
      'Without `delayInfo.delayAmount` nobody knows what to pay: the page says that it could not be loaded.',
  }),
  by('repaymentWay', loadWayToRepay, ({ subjects }) => ({ orderId: subjects.order }), {
    title: 'The ways to repay (old repayment)',
  }),
  by('problemInit', loadProblems, ({ subjects }) => ({ orderNo: subjects.order }), {
    title: 'What can be complained about',
  }),
  by('problemList', loadHistory, () => undefined, { title: "The borrower's complaints" }),
  by('problemDetail', loadComplaint, ({ subjects }) => ({ problemId: subjects.complaint }), {
    title: 'One complaint',
    about: 'A rating is asked for when `isNeedScore` is anything but 0 or empty.',
  }),
  by('template', loadTemplate, ({ subjects }) => ({ id: subjects.promotion }), {
    title: 'How a landing page looks',
  }),
  by('trackVisit', count, (given) => ({ kind: 'visit' as const, payload: visit(given) }), {
    title: 'A visit of a landing page',
    about: ignored,
  }),
  by(
    'trackClick',
    count,
    (given) => ({ kind: 'click' as const, payload: { ...visit(given), phone: given.subjects.phone } }),
    {
      title: 'A tap on apply',
      about: ignored,
    },
  ),
  by(
    'trackComplete',
    count,
    ({ subjects }) => ({ kind: 'complete' as const, payload: { UC: 'uc-1', page_id: subjects.promotion } }),
    {
      title: 'A completed registration',
      about: `Only when the page was given UC. ${ignored}`,
    },
  ),
  by('getSid', requestSid, () => undefined, { title: 'A session of the image captcha' }),
  {
    ...entry('getCaptcha', {
      title: 'The image of a captcha',
      about: 'No envelope: an image, never from a cache. `t` is a timestamp in milliseconds.',
    }),
    actor: undefined,
    sent: (given) => ({ call: captchaCall, payload: { sid: given.answer('getSid', sidSchema), t: 1 } }),
  },
  by('getSms', sendSms, promotionForm, {
    title: 'Have a code sent to a phone',
    codes: {
      [promotionRefusals.smsWrongCaptcha]: wrongCaptcha,
      [promotionRefusals.alreadyRegistered]: registered,
    },
    changes: true,
    withoutPerson: promotionRefusals.smsWrongCaptcha,
  }),
  by(
    'register',
    registerPhone,
    (given) => ({
      registration: {
        ...promotionForm(given),
        merchantNumber: '0',
        userName: given.subjects.phone,
        smsCode: given.smsCode,
        invite_code: '',
        id: given.subjects.promotion,
      },
    }),
    {
      title: 'Register a phone',
      codes: {
        [promotionRefusals.alreadyRegistered]: registered,
        [promotionRefusals.registerWrongCaptcha]: wrongCaptcha,
      },
      clearNo: ['103'],
      changes: true,
      withoutPerson: promotionRefusals.registerWrongCaptcha,
    },
  ),
  by('bindCard', bindAccount, bindInput(false), {
    title: 'Bind a payment account',
    about: "Each field's code with its value is beside `cardType` and `channelNumber`.",
    clearNo: ['21'],
    changes: true,
    other: { cardType: '2' },
  }),
  by('bindCardOfOrder', bindAccount, bindInput(true), {
    title: 'Bind a payment account, reached from an order',
    clearNo: ['21'],
    changes: true,
    other: { cardType: '2' },
  }),
  by(
    'generateCode',
    generateCode,
    (given) => {
      const { repayAmount, repayList } = given.answer('instalment', repaymentInfoSchema);
      return {
        ...orderKey(given),
        amount: repayAmount,
        channelNumber: repayList[0]?.channel_number ?? '',
        isDelay: false,
      };
    },
    {
      title: 'Make a code to pay by',
      about:
        'Sends `repayAmount`, or `delayAmount` and isDelay=1 for an extension: refuse when it is not what is due any more.',
      clearNo: ['404', '409', '410', '411', '412', '413'],
      changes: true,
      other: { amount: '1' },
    },
  ),
  by(
    'payByWallet',
    repayWithWallet,
    (given) => ({
      userId: given.subjects.user,
      orderId: given.subjects.order,
      amount: commitment('')(given).amount,
    }),
    {
      title: 'Repay with the e-wallet (old repayment)',
      codes: askedAlready,
      clearNo: ['404'],
      changes: true,
      other: { amount: '1' },
    },
  ),
  by('commit', commitRepayment, commitment('card'), {
    title: 'Commit a repayment (old repayment)',
    about:
      'Without a chosen card its fields are empty. A yes with needValid 1 asks for the code of a text message.',
    codes: askedAlready,
    clearNo: ['404'],
    changes: true,
    other: { amount: '1' },
  }),
  by('resendCode', resendCode, commitment('card'), {
    title: 'Commit it again, to have another code sent (old repayment)',
    about: 'The same call with sendMsg 1: it is another intent, with another key.',
    codes: askedAlready,
    clearNo: ['404'],
    changes: true,
    other: { amount: '1' },
  }),
  by(
    'confirmRepayment',
    confirmRepayment,
    (given) => ({
      orderId: given.subjects.order,
      verifyCode: given.smsCode,
      repaymentRecordId: given.answer('resendCode', commitAnswerSchema).repayRecordId,
    }),
    {
      title: 'Confirm a committed repayment (old repayment)',
      codes: {
        [repaymentRefusals.wrongCode]: 'Says that the code is wrong; another one can be typed.',
        ...askedAlready,
      },
      clearNo: ['404'],
      changes: true,
      withoutPerson: repaymentRefusals.wrongCode,
    },
  ),
  {
    ...entry('uploadImage', {
      title: 'Upload a picture for a complaint',
      about: 'multipart/form-data with a JPEG of 1 MB at most.',
      changes: true,
    }),
    actor: undefined,
    sent: () => {
      const payload = new FormData();
      payload.append('problemImage', picture(), 'image.jpg');
      return { call: uploadImageCall, payload };
    },
  },
  by(
    'saveComplaint',
    saveComplaint,
    ({ subjects }) => ({
      problemType: '2',
      problemSonType: '',
      problemDetail: 'I paid on Monday, and the order does not show it.',
      problemImage: '',
      orderNo: subjects.order,
    }),
    {
      title: 'Send a complaint',
      about: `\`problemImage\` is comma-joined addresses of at most ${imageCount} pictures.`,
      clearNo: ['1', '401'],
      changes: true,
      other: { problemDetail: 'Another text.' },
    },
  ),
  by('rateService', rateService, ({ subjects }) => ({ problemId: subjects.complaint, score: 5 }), {
    title: 'Rate how a complaint was handled',
    codes: { 'already-rated': 'Shows the message.' },
    clearNo: ['404'],
    changes: true,
    other: { score: '1' },
  }),
  by('rateApp', sendAppRating, ({ subjects }) => ({ orderId: subjects.order }), {
    title: 'Rate the app',
    about: 'The score is always 5, whatever the stars.',
    codes: { 'already-rated': 'Shows the message.' },
    clearNo: ['401'],
    changes: true,
    other: { score: '1' },
  }),
];
