/** Texts of realistic length, in the two languages of the borrowers. */
export const samples = {
  en: {
    status: 'Repayment is due',
    description: 'Pay ₱5,350.00 by 2026-12-04 to keep your limit.',
    rows: [
      { text: 'Loan amount', value: '₱5,000.00' },
      { text: 'Term', value: '91 days' },
      { text: 'Service fee', value: '₱350.00' },
      { text: 'Due date', value: '2026-12-04' },
      { text: 'Without a value', value: '' },
    ],
    repay: 'Repayment',
    rollover: 'Rollover Repayment',
    hint: 'Short of money?',
    label: 'Account number',
    fieldHint: 'Digits only, as printed on the card.',
    fieldError: 'Enter the 11 digits of your number.',
    agree: 'I have read and agree to',
    agreement: 'Loan agreement',
    failure: 'This page could not be loaded',
    failureHint: 'Check your connection and try again. Nothing that you did is lost.',
    retry: 'Try again',
    tips: 'Pay only through the channels in this app. We never ask for your code by phone.\nThank you for paying on time.',
    product: 'PesoLight',
    tags: ['Fast approval', 'Low rate'],
  },
  fil: {
    status: 'Lampas na sa takdang petsa ang iyong pagbabayad',
    description:
      'Pakibayaran ang kabuuang halaga na ₱12,845.50 sa lalong madaling panahon upang maiwasan ang karagdagang multa at mapanatili ang iyong limitasyon sa pag-utang.',
    rows: [
      { text: 'Kabuuang halaga ng inutang', value: '₱12,000.00' },
      { text: 'Petsa ng susunod na pagbabayad', value: 'Ika-4 ng Disyembre 2026, bago maghatinggabi' },
      { text: 'Numero ng kontrata', value: 'PHLN-2026-000000184467440737-A' },
    ],
    repay: 'Magbayad ngayon sa pamamagitan ng e-wallet',
    rollover: 'Palawigin ang panahon ng pagbabayad ng utang',
    hint: 'Kapos sa pera ngayong buwan?',
    label: 'Numero ng account na tatanggap ng pera',
    fieldHint: 'Mga numero lamang, tulad ng nakasulat sa harap ng iyong card.',
    fieldError: 'Ilagay ang labing-isang numero ng iyong mobile phone.',
    agree: 'Nabasa ko at sumasang-ayon ako sa mga tuntunin ng',
    agreement: 'Kasunduan sa Pagpapautang',
    failure: 'Hindi ma-load ang page na ito sa ngayon',
    failureHint: 'Tingnan ang iyong koneksyon at subukang muli. Walang nawala sa iyong ginawa.',
    retry: 'Subukang muli',
    tips: 'Magbayad lamang sa mga channel na nasa app na ito. Hindi kami humihingi ng iyong code sa telepono kahit kailan.\nMaraming salamat sa pagbabayad sa tamang oras.',
    product: 'Pinagkakatiwalaang Pautang ng Sambayanan',
    tags: ['Mabilis na pag-apruba', 'Mababang interes', 'Walang kolateral'],
  },
};

export type Sample = (typeof samples)['en'];
