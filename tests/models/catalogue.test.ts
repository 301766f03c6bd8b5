import { expect, test } from 'vitest';
import { readGolden } from '../../packages/kit/golden.ts';
import { goldenFiles } from '../../packages/kit/goldenFiles.ts';
import type { Move } from '../../packages/kit/moves.ts';
import { modelFileOf } from './files.ts';

/**
 * The catalogue of messages (docs/product/calls.md#messages): what leads to each of them, in the accepted paths of its model. These run on the machine,
 * in the view and in the built app; how a code of the wire becomes an outcome is tested with its flow.
 */
const theirs = 'text:"Not possible today"';
const ours = (key: string) => `key:"${key}"`;
const fault = (field: string) => `field:"${field}",type:"fault.found"`;
const error = ours('error');

type Row = [model: string, cause: string, says: string];

const loads: [model: string, service: string][] = [
  ['orderDetails', 'loadOrder'],
  ['loanConfirm', 'loadConfirmation'],
  ['loanDocuments', 'loadAgreements'],
  ['bindBank', 'loadBankFields'],
  ['repay', 'loadRepayment'],
  ['oldRepayment', 'loadWayToRepay'],
  ['complaint', 'loadProblems'],
  ['complaintList', 'loadHistory'],
  ['complaintDetails', 'loadComplaint'],
  ['customerService', 'loadContact'],
  ['jointLoginError', 'loadJoinFailure'],
];

const rows: Row[] = [
  ...loads.flatMap(([model, service]): Row[] => [
    [model, `${service} refused`, theirs],
    [model, `${service} cut`, error],
    [model, `${service} garbage`, error],
    [model, 'requestLimit', error],
  ]),
  ['loanConfirm', 'takeLoan refused', theirs],
  ['loanConfirm', 'findAgreement refused', theirs],
  ['loanConfirm', 'loadAgreements refused', theirs],
  ['recommendation', 'defineProduct refused', theirs],
  ['recommendation', 'defineProduct cut', error],
  ['app', 'link.opened script', ours('link.refused')],
  ['rating', 'rateApp refused', theirs],
  ['rating', 'rating.sent', ours('rating.noStar')],
  ['bindBank', 'bindAccount refused', theirs],
  ['bindBank', 'bindAccount refusedNumber', 'text:"This mobile number is not known to the wallet."'],
  ['bindBank', 'account.submitted', fault('1.wallet')],
  ['repay', 'makeCode refused', theirs],
  ['copy', 'copyInPage copied', ours('copy.success')],
  ['copy', 'copyInPage forbidden', ours('copy.failed')],
  ['complaint', 'type.chosen collection', ours('complaint.collectionRefused')],
  ['upload', 'uploadImage uploaded', ours('complaint.uploaded')],
  ['upload', 'uploadImage refused', theirs],
  ['complaintNext', 'complain refused', theirs],
  ['complaintNext', 'complaint.sent', fault('detail')],
  ['complaintNext', 'complaint.sent', ours('complaint.imagesPending')],
  ['complaintNext', 'image.added one', ours('complaint.tooManyImages')],
  ['complaintDetails', 'rateService rated', ours('complaint.rated')],
  ['complaintDetails', 'rateService refused', theirs],
  ['complaintDetails', 'rating.sent', ours('complaint.noStar')],
  ['oldRepayment', 'commit duplicate', ours('oldRepay.duplicate')],
  ['oldRepayment', 'commit wordless', ours('oldRepay.refused')],
  ['oldRepayment', 'payByWallet refused', theirs],
  ['oldRepayment', 'choice.confirmed', ours('oldRepay.noCard')],
  ['codeEntry', 'confirm duplicate', ours('oldRepay.duplicate')],
  ['codeEntry', 'confirm wrongCode', fault('code')],
  ['codeEntry', 'repayment.confirmed', fault('code')],
  ['codeEntry', 'resendCode duplicate', ours('oldRepay.duplicate')],
  ['codeEntry', 'code.requested', ours('oldRepay.tooSoon')],
  ['landing', 'loadTemplate refused', theirs],
  ['registration', 'captcha failed', error],
  ['registration', 'captcha.tapped', fault('phone')],
  ['registration', 'code.requested', fault('phone')],
  ['registration', 'code.requested', fault('capcode')],
  ['registration', 'code.requested', ours('promotion.doNotResend')],
  ['registration', 'sendSms ok', ours('promotion.codeSent')],
  ['registration', 'sendSms wrongCaptcha', fault('capcode')],
  ['registration', 'sendSms alreadyRegistered', ours('promotion.alreadyRegistered')],
  ['registration', 'sendSms refused', theirs],
  ['registration', 'sendSms cut', error],
  ['registration', 'registration.sent', fault('smsCode')],
  ['registration', 'register ok', ours('promotion.registered')],
  ['registration', 'register wrongCaptcha', fault('capcode')],
  ['registration', 'register alreadyRegistered', ours('promotion.alreadyRegistered')],
  ['registration', 'register refused', theirs],
  ['site', 'message.sent', ours('site.incomplete')],
  ['site', 'message.sent', ours('site.sent')],
];

/** An unclear outcome is never called a failure: no toast, and the dialog of the root asks. */
const unclear: [model: string, cause: string][] = [
  ['loanConfirm', 'takeLoan lost'],
  ['bindBank', 'bindAccount lost'],
  ['repay', 'makeCode lost'],
  ['rating', 'rateApp lost'],
  ['oldRepayment', 'commit lost'],
  ['oldRepayment', 'payByWallet lost'],
  ['codeEntry', 'confirm lost'],
  ['codeEntry', 'resendCode lost'],
  ['complaintNext', 'complain lost'],
  ['complaintDetails', 'rateService lost'],
  ['registration', 'register lost'],
];

const causeOf = (move: Move): string => {
  if (move.by === 'service') return `${move.service} ${move.outcome}`;
  if (move.by === 'person') return `${move.event} ${move.case}`.trim();
  return /\.after\.(\w+)\./.exec(move.timer)?.[1] ?? move.timer;
};

const stepsAfter = (model: string, cause: string) =>
  (readGolden(goldenFiles(modelFileOf(model))) ?? []).flatMap(({ steps }) =>
    steps.flatMap(({ move, expect: { effects, states } }) =>
      causeOf(move) === cause
        ? [{ states, said: effects.filter((effect) => /toast\.|fault\./.test(effect)) }]
        : [],
    ),
  );

test.each(rows)('%s: %s says %s', (model, cause, says) => {
  expect(stepsAfter(model, cause).flatMap(({ said }) => said)).toContainEqual(expect.stringContaining(says));
});

test.each(unclear)('%s: after %s nobody says that it failed', (model, cause) => {
  const steps = stepsAfter(model, cause);
  expect(steps.length).toBeGreaterThan(0);
  for (const { states, said } of steps) {
    expect(said).toEqual([]);
    expect(states).toContainEqual(expect.stringContaining('outcomeUnknown'));
  }
});

test.each([
  ['record', 'refused'],
  ['record', 'cut'],
])('tracker: %s %s is not spoken of', (service, outcome) => {
  const steps = stepsAfter('tracker', `${service} ${outcome}`);
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.flatMap(({ said }) => said)).toEqual([]);
});
