export const sentences = {
  answersInTime: 'Every call is answered before the app gives up.',
  answersJson: 'An answer is JSON, sent as application/json.',
  speaksItsFamily:
    'An answer says yes or no in the envelope of its family: success true, code 00, or code 0.',
  saysYes: 'A call that is right is answered with yes.',
  hasItsData: 'The data hold what the app needs, in the types that it reads.',
  countsCentavos: 'Money is a whole number of centavos.',
  keepsIds: 'An id beyond 2^53 is a string: as a JSON number other readers round it.',
  datesItsTimes: 'A time is a day, a moment with its offset, or epoch milliseconds, and of a plausible year.',
  trimsItsCodes: 'A code has no blanks around it and no invisible characters.',
  distinguishesRows: 'Rows out of which one is chosen have different ids.',
  addsUp:
    'Sums add up: a payment to its own words, a plan to what it repays, what is received and the fee to what is lent.',
  agreesWithItsStatus: 'A status agrees with the sums and days beside it.',
  isOfItsTime: 'What happened is not to come, what is to come is not over, and one thing follows the other.',
  explainsWhatIsOwed: '`payments` explain what is still owed.',
  agreesAcrossCalls: 'Two calls say the same about one order.',
  namesTheSum: 'A code and its page name the sum that was asked for, and one code.',
  makesItsOwnCode: 'Two intents have two codes.',
  isNotStored: 'An answer carries Cache-Control: no-store.',
  isDated: 'An answer carries the Date of the backend, and lets a page of another origin read it.',
  isAnImage: 'A captcha is an image.',
  saysNo: 'A call without what it needs is answered with no: never with yes, never with a 5xx.',
  saysWhy: 'A no has a message that can be shown to the borrower.',
  namesTheNo: 'A no that the app knows has the code of the contract.',
  takesEmptyHeaders:
    'A call whose page parameters are absent sends empty headers, and is answered all the same.',
  allowsTheOrigin: "An answer allows the page's origin by CORS.",
  allowsTheHeaders: 'A preflight allows the method and the headers of the call.',
  endsTheSession: 'A session that has ended is answered with HTTP 401.',
  needsAKey: 'A call that cannot be undone is refused without an Idempotency-Key.',
  repeatsItself: 'The same key and body get the same answer, and nothing is done again.',
  refusesAnotherBody: 'The same key with another body is refused.',
  doesItOnce: 'Two requests with one key at the same time are done once: one yes, the other the same or 409.',
  remembersADay: 'A key is kept for 24 hours.',
} as const;

export type SentenceName = keyof typeof sentences;
