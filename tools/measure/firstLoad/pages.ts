export interface MeasuredPage {
  address: string;
  /** A text of the response; on a page without a call, a text of the page. The page is readable once this is drawn. */
  content: string;
  control: RegExp;
}

interface Goals {
  contentful?: number;
  readable?: number;
  usable: number;
  readableAgain?: number;
  usableAgain: number;
  /** Before use, on a first visit. */
  kilobytes: number;
}

const order = 'productId=p1&orderId=due';
const sum = '₱9,248.00';
const lent = '₱8,000.00';
const again = { readableAgain: 0.5, usableAgain: 0.85, kilobytes: 130 };
const money: Goals = { readable: 0.47, usable: 0.95, ...again };
const other: Goals = { usable: 0.95, ...again };

export const barePage = { address: `/loanDetail?${order}`, content: 'Payment due', control: /^Repay/ };

export const measuredPages: readonly (MeasuredPage & { name: string; goals: Goals })[] = [
  {
    name: 'order',
    address: `/loanDetail?${order}`,
    content: sum,
    control: /^Repay/,
    goals: { ...money, kilobytes: 120 },
  },
  { name: 'repay', address: `/repay?${order}`, content: sum, control: /^Pay/, goals: money },
  {
    name: 'repayDelay',
    address: `/repayDelay?${order}`,
    content: '₱1,248.00',
    control: /^Pay/,
    goals: money,
  },
  {
    name: 'code, typed',
    address: '/repaymentOfCode?showType=1&payCode=0312345678901234&repayAmount=892480',
    content: '₱8,924.80',
    control: /^Copy/,
    goals: money,
  },
  {
    name: 'code, QR',
    address: '/repaymentOfCode?showType=2&payCode=abc&repayAmount=892480',
    content: '₱8,924.80',
    control: /^Enlarge/,
    goals: money,
  },
  {
    name: 'code, page 2',
    address: '/repaymentOfCode2?',
    content: 'nothing to pay',
    control: /^Back/,
    goals: money,
  },
  { name: 'confirm', address: '/confirm?productId=p1', content: lent, control: /^Borrow/, goals: money },
  {
    name: 'confirmOfPeriod',
    address: '/confirmOfPeriod?productId=p1',
    content: lent,
    control: /^Get my money/,
    goals: money,
  },
  { name: 'confirmV2', address: '/confirmV2?productId=p1', content: lent, control: /^Borrow/, goals: money },
  {
    name: 'bindBank',
    address: '/bindBank?productId=p1&orderId=card',
    content: 'Mobile number',
    control: /^Save/,
    goals: money,
  },
  { name: 'ynRepay', address: `/ynRepay?${order}`, content: sum, control: /^Repay/, goals: money },
  {
    name: 'complaint',
    address: '/complaint?orderNo=due',
    content: 'PeraLoan Classic',
    control: /^Repayment not/,
    goals: other,
  },
  {
    name: 'complaintList',
    address: '/complaintList?',
    content: 'No complaints',
    control: /^Answered/,
    goals: other,
  },
  {
    name: 'customerService',
    address: '/customerService?',
    content: '(02) 8888 0100',
    control: /^Phone/,
    goals: other,
  },
  {
    name: 'recommendList',
    address: '/recommendList?',
    content: 'PeraLoan Classic',
    control: /^Apply now/,
    goals: other,
  },
  {
    name: 'promotion',
    address: '/promotion/?id=t1',
    content: 'Up to ₱20,000',
    control: /^Apply now/,
    goals: { contentful: 0.45, ...other },
  },
  { name: 'site', address: '/?', content: 'on terms you can read', control: /^Apply now/, goals: other },
];
