import type { RepaymentCodeRef } from '../../machines/repaymentCode/selectors.ts';
import { PaymentNotices } from '../../views/repaymentCode/PaymentNotices.tsx';
import { RepaymentCode } from '../../views/repaymentCode/RepaymentCode.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { paymentHarness } from '../models/paymentHarness.tsx';
import { model } from './repaymentCode.model.ts';

await loadWording('spec', ['common', 'repay', 'customerService']);
const Page = ({ actor }: { actor: RepaymentCodeRef }) =>
  actor.getSnapshot().context.source === 'url' ? (
    <RepaymentCode actor={actor} />
  ) : (
    <PaymentNotices actor={actor} />
  );

testView(model, {
  ...paymentHarness(Page),
  keeps: { 'the page has the same title as what is shared': ['Payment'] },
});
