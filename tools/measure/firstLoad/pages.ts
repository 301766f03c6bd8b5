export interface MeasuredPage {
  address: string;
  /** A text of the response; on a page without a call, a text of the page. The page is readable once this is drawn. */
  content: string;
  control: RegExp;
}

const order = 'productId=p1&orderId=due';
const sum = '₱9,248.00';
const lent = '₱8,000.00';

export const barePage = { address: `/loanDetail?${order}`, content: 'Payment due', control: /^Repay/ };

export const measuredPages: readonly (MeasuredPage & { name: string })[] = [
  { name: 'order', address: `/loanDetail?${order}`, content: sum, control: /^Repay/ },
  { name: 'repay', address: `/repay?${order}`, content: sum, control: /^Pay/ },
  { name: 'repayDelay', address: `/repayDelay?${order}`, content: '₱1,248.00', control: /^Pay/ },
  {
    name: 'code, typed',
    address: '/repaymentOfCode?showType=1&payCode=0312345678901234&repayAmount=892480',
    content: '₱8,924.80',
    control: /^Copy/,
  },
  {
    name: 'code, QR',
    address: '/repaymentOfCode?showType=2&payCode=abc&repayAmount=892480',
    content: '₱8,924.80',
    control: /^Enlarge/,
  },
  { name: 'code, page 2', address: '/repaymentOfCode2?', content: 'nothing to pay', control: /^Back/ },
  { name: 'confirm', address: '/confirm?productId=p1', content: lent, control: /^Borrow/ },
  {
    name: 'confirmOfPeriod',
    address: '/confirmOfPeriod?productId=p1',
    content: lent,
    control: /^Get my money/,
  },
  { name: 'confirmV2', address: '/confirmV2?productId=p1', content: lent, control: /^Borrow/ },
  {
    name: 'bindBank',
    address: '/bindBank?productId=p1&orderId=card',
    content: 'Mobile number',
    control: /^Save/,
  },
  { name: 'ynRepay', address: `/ynRepay?${order}`, content: sum, control: /^Repay/ },
  {
    name: 'complaint',
    address: '/complaint?orderNo=due',
    content: 'PeraLoan Classic',
    control: /^Repayment not/,
  },
  { name: 'complaintList', address: '/complaintList?', content: 'No complaints', control: /^Answered/ },
  { name: 'customerService', address: '/customerService?', content: '(02) 8888 0100', control: /^Phone/ },
  { name: 'recommendList', address: '/recommendList?', content: 'PeraLoan Classic', control: /^Apply now/ },
  { name: 'promotion', address: '/promotion/?id=t1', content: 'Up to ₱20,000', control: /^Apply now/ },
  { name: 'site', address: '/?', content: 'on terms you can read', control: /^Apply now/ },
];
