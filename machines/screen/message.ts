/** Keys of machines' messages; the catalogues in views have their texts, complete in each language. */
export type MessageKey =
  | 'error'
  | 'tryLater'
  | 'tryLaterIn'
  | 'link.refused'
  | 'offline.stays'
  | 'shell.unsupported'
  | 'clock.off'
  | 'rating.noStar'
  | 'rating.thanks'
  | 'complaint.collectionRefused'
  | 'complaint.tooManyImages'
  | 'complaint.imagesPending'
  | 'complaint.uploaded'
  | 'complaint.noStar'
  | 'complaint.rated'
  | 'bind.done'
  | 'site.incomplete'
  | 'site.sent'
  | 'preview.noLocation'
  | 'copy.success'
  | 'copy.failed'
  | 'oldRepay.noCard'
  | 'oldRepay.cardNotListed'
  | 'oldRepay.wrongCode'
  | 'oldRepay.duplicate'
  | 'oldRepay.refused'
  | 'oldRepay.tooSoon'
  | 'promotion.phoneInvalid'
  | 'promotion.phoneInvalidPh'
  | 'promotion.phoneFirst'
  | 'promotion.capcodeMissing'
  | 'promotion.capcodeWrong'
  | 'promotion.captchaMissing'
  | 'promotion.smsCodeMissing'
  | 'promotion.codeSent'
  | 'promotion.doNotResend'
  | 'promotion.registered'
  | 'promotion.alreadyRegistered';

/** `n`: the number in the text. `isOnPage`: the page shows it as well, so the toast is only heard. The specification's texts show both. */
export type Message = ({ key: MessageKey; n?: number } | { text: string }) & { isOnPage?: true };

/** Successes after which another screen opens. */
const results: readonly MessageKey[] = ['bind.done', 'promotion.registered', 'promotion.alreadyRegistered'];

const successes: readonly MessageKey[] = [
  ...results,
  'complaint.uploaded',
  'complaint.rated',
  'rating.thanks',
  'site.sent',
  'copy.success',
  'promotion.codeSent',
];

/** Shown on the next screen too: the result of the last one, and a navigation that was refused. */
const outliving: readonly MessageKey[] = [...results, 'link.refused', 'shell.unsupported'];

export const isSuccess = (message: Message): boolean => 'key' in message && successes.includes(message.key);

export const outlivesScreen = (message: Message): boolean =>
  'key' in message && outliving.includes(message.key);

/** Milliseconds that a toast stays (docs/product/formats.md). */
export const toastTimes = { default: 3_000, short: 2_000, shortest: 300 } as const;
