import type { LifeStep } from '../../services/order/status.ts';
import type { WordingKey } from '../wording/wording.ts';

/** A record, so that a missing step does not compile: the document would draw its key. */
const lifeWords = {
  applied: 'life.applied',
  approved: 'life.approved',
  due: 'life.due',
  overdue: 'life.overdue',
  paid: 'life.paid',
  rejected: 'life.rejected',
  sent: 'life.sent',
} as const satisfies { [Step in LifeStep]: `life.${Step}` };

/** The document includes these texts, because it draws the headline (OrderHero) before the catalogues are loaded. */
export const heroWords: readonly WordingKey[] = [
  'days.late',
  'days.left',
  'days.oneLate',
  'days.oneLeft',
  'days.today',
  ...Object.values(lifeWords),
  'order.askUs',
  'order.asked',
  'order.by',
  'order.furtherDay',
  'order.inAll',
  'order.lateOnce',
  'order.lateOtherwise',
  'order.notKnown',
  'order.nothingToPay',
  'order.ofPart',
  'order.lateDay',
  'order.life',
  'order.nextPayment',
  'order.message',
  'order.status',
  'order.toPay',
  'order.wasDue',
];
