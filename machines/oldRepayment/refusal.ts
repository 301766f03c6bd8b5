import { refusals } from '../../services/oldRepayment/refusals.ts';
import { failureMessage, refusalCode } from '../screen/failure.ts';
import { toastsFailure } from '../screen/kits.ts';
import type { Message } from '../screen/message.ts';

export const isWrongCode = ({ event }: { event: object }): boolean =>
  refusalCode(event) === refusals.wrongCode;

/** The message shown after a refusal (docs/product/oldRepayment.md#messages). */
const refusalMessage = (event: object): Message => {
  const code = refusalCode(event);
  if (code === refusals.duplicate) return { key: 'oldRepay.duplicate' };
  if (code === refusals.wrongCode) return { key: 'oldRepay.wrongCode' };
  const message = failureMessage(event);
  return code !== undefined && 'key' in message && message.key === 'error'
    ? { key: 'oldRepay.refused' }
    : message;
};

/** For a setup with `requestKit` or `loadKit`: toasts these messages. */
export const refusalToast = { actions: { toastFailure: toastsFailure(refusalMessage) } };
