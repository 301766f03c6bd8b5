import { lenderInWords } from './lender.ts';
import type { LegalTextOf } from './legalText.ts';

/** Privacy policy: the sections of docs/product/document.md#screen, and the data that this app really sends and stores. */
export const privacyPolicy: LegalTextOf = ({ appName, servicePhone, serviceEmail, ...lender }) => ({
  title: 'Privacy policy',
  version: '2026-11-01',
  intro: `This policy says what ${appName} knows about you, why, who else learns of it, and what you can do about it. It holds for the app, for its pages and for this site.`,
  sections: [
    {
      id: 'collection',
      title: 'Collection of information',
      text: [
        'We collect what a loan needs, and no more:',
        [
          'What you tell us: your phone number, the facts of your loan application, your payment account, what you write in a complaint and the pictures that you add to it.',
          'What your loan brings about: its amount, its dates, your payments, your ratings.',
          'What you do in the app: which pages and offers you open.',
          'What your device says about itself, see “Device information”.',
          'Your location or your contacts, only after your phone has asked you and you said yes.',
        ],
        'Pictures that you add to a complaint are made smaller on your phone before they are sent. The place and time that a camera writes into them are removed.',
      ],
    },
    {
      id: 'use',
      title: 'Use of information',
      text: [
        [
          'To decide on your loan application and to keep your account.',
          'To pay the loan out, and to take and confirm your repayments.',
          'To remind you of dates, and to answer you.',
          'To find and prevent fraud.',
          'To meet what the law asks of a lender.',
          'To see where the app is hard to use, and to offer you other products. You can say no to offers, see “Opt-out”.',
        ],
      ],
    },
    {
      id: 'disclosure',
      title: 'Disclosure',
      text: [
        'We do not sell your information. We disclose it only:',
        [
          'to banks, e-wallets and payment centres, so that money reaches you and us;',
          'to credit bureaus, where the law asks for it or you agreed;',
          'to companies that work for us, such as senders of SMS, under a contract that binds them to this policy;',
          'to a company to which your loan is assigned, of which you hear 7 business days before;',
          'to courts and authorities, when the law obliges us.',
        ],
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      text: [
        'Our pages keep a few things on your phone so that they go on where you were: the number of the order that you last complained about, a complaint that you have not sent yet, the repayment that you opened and the code that you made for it (until it expires, 30 days at most), the receipt of your last loan, a mark of your session, the requests that you sent (until we know their outcome, and 30 days after at most), the language that you chose, and whether you have seen a notice.',
        'Cookies, where a page sets one, do the same work. Neither follows you to other sites. You can delete both in your browser’s or your phone’s settings; the app then asks again.',
      ],
    },
    {
      id: 'device-information',
      title: 'Device information',
      text: [
        'The app sends along with every call: its version, the name of your device, an id of your device, the version of its system, an id of your session and its advertising id. We need them to keep a session safe, to find faults and to know whether an advertisement led you to us.',
        'Your advertising id can be reset or switched off in the settings of your phone.',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      text: [
        'Our loans are for people over 18. We do not knowingly collect information about anyone younger, and delete it when we learn of it.',
      ],
    },
    {
      id: 'password-security',
      title: 'Password security',
      text: [
        'Everything travels encrypted. Inside our company only those see your information who need it for their work.',
        'Keep your passwords and the codes that we send by SMS to yourself. Our staff never ask for them. If somebody does, or if you lose your phone, call us at once.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      text: [
        'The date at the top tells the version. We tell you in the app before a change that matters takes effect.',
      ],
    },
    {
      id: 'opt-out',
      title: 'Opt-out',
      text: [
        'You can, at any time and at no cost:',
        [
          'say no to offers and to reminders that a loan does not need;',
          'ask what we know about you, and for a copy of it;',
          'have wrong information put right;',
          'ask us to delete what we need no more. What a running loan or the law needs stays until then;',
          'take back a consent.',
        ],
        'Write to the grievance officer. We may ask who you are before we answer.',
      ],
    },
    {
      id: 'grievance-officer',
      title: 'Grievance officer',
      text: [
        `A complaint about how we treat your information goes to our grievance officer: ${serviceEmail}, ${servicePhone}. We answer within 3 weekdays.`,
        'You can also turn to the National Privacy Commission of the Philippines.',
      ],
    },
    {
      id: 'lender',
      title: 'Lender details',
      text: [
        ...(lender.companyName ? [`${appName} is run by ${lenderInWords(lender)}.`] : []),
        `${appName} shows the offers of one or more lenders. The lender of your loan is named, with its registration, in your promissory note and in the disclosure statement, and is responsible for your information together with us.`,
        `Both are reached through customer service: ${servicePhone}, ${serviceEmail}.`,
      ],
    },
  ],
});
