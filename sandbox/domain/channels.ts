/** Money in centavos. */
interface PayChannel {
  number: string;
  name: string;
  logo: string;
  fee: number;
  minimum: number;
  maximum: number;
  postingTime: string;
  /** Seconds from a payment until it is in the backend's books. */
  postsAfter: number;
  /** Opens its app with an amount in centavos. */
  appUrl?: (amount: number) => string;
  page: 'typed' | 'scanned' | 'notices' | 'partner';
}

const atOnce = { fee: 0, minimum: 10_000, maximum: 5_000_000, postingTime: 'at once', postsAfter: 0 };

export const payChannels: readonly PayChannel[] = [
  {
    number: '90001',
    name: 'GCash',
    logo: '/sandbox/assets/gcash.svg',
    ...atOnce,
    page: 'typed',
    appUrl: (amount) => `https://wallet.example/pay?biller=BayadPartner&amount=${(amount / 100).toFixed(2)}`,
  },
  {
    number: '90002',
    name: 'Maya',
    logo: '/sandbox/assets/maya.svg',
    ...atOnce,
    page: 'partner',
  },
  {
    number: '90003',
    name: '7-Eleven',
    logo: '/sandbox/assets/seven.svg',
    fee: 1_500,
    minimum: 10_000,
    maximum: 500_000,
    postingTime: 'within 15 minutes',
    postsAfter: 20,
    page: 'typed',
  },
  {
    number: '90004',
    name: 'Bank transfer (InstaPay)',
    logo: '/sandbox/assets/bank.svg',
    fee: 1_000,
    minimum: 50_000,
    maximum: 5_000_000,
    postingTime: 'the next banking day',
    postsAfter: 40,
    page: 'notices',
  },
  {
    number: '90006',
    name: 'QR Ph',
    logo: '/sandbox/assets/qrph.svg',
    ...atOnce,
    minimum: 100,
    page: 'scanned',
  },
];

const paying = ['Enter the payment code and the exact amount.', 'Confirm, and keep the receipt.'];

/** Notices beside an order's permanent pay code, as docs/product/repay.md#calls names their fields. */
export const payNotices = [
  {
    title: 'E-wallet',
    items: [
      {
        name: 'GCash',
        steps: ['Open GCash and tap Bills.', 'Choose Loans, then BayadPartner.', ...paying],
      },
      {
        name: 'Maya',
        steps: ['Open Maya and tap Pay bills.', 'Search for BayadPartner.', ...paying],
      },
    ],
  },
  {
    title: 'Store',
    items: [
      {
        name: '7-Eleven',
        steps: [
          'Choose Bills payment at the CLiQQ kiosk.',
          'Choose BayadPartner and enter the payment code.',
          'Pay the slip at the counter.',
        ],
      },
    ],
  },
  {
    title: 'Bank transfer (InstaPay)',
    items: [
      {
        name: 'Bank transfer (InstaPay)',
        steps: [
          'Open your bank app and choose a transfer to another bank, by InstaPay.',
          'Bank: Partner Savings Bank.',
          'Account number: the payment code.',
          'Account name: BayadPartner.',
          'Enter the exact amount, confirm, and keep the receipt.',
        ],
      },
    ],
  },
];
