/** Keys of the messages that machines name; the catalogues in views hold their texts, complete in each language. */
export type MessageKey =
  | 'error'
  | 'tryLater'
  | 'link.refused'
  | 'shell.unsupported'
  | 'rating.noStar'
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
  | 'oldRepay.wrongCode'
  | 'oldRepay.duplicate'
  | 'oldRepay.refused'
  | 'oldRepay.tooSoon'
  | 'promotion.phoneInvalid'
  | 'promotion.phoneFirst'
  | 'promotion.capcodeMissing'
  | 'promotion.capcodeWrong'
  | 'promotion.captchaMissing'
  | 'promotion.smsCodeMissing'
  | 'promotion.codeSent'
  | 'promotion.doNotResend'
  | 'promotion.registered'
  | 'promotion.alreadyRegistered';

/** What a toast says: a message of ours by key, or a text that the server gave. */
export type Message = { key: MessageKey } | { text: string };

/** Milliseconds that a toast stays (docs/product/formats.md). */
export const toastTimes = { default: 3_000, short: 2_000, shortest: 300 } as const;
