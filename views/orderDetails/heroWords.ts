import type { WordingKey } from '../wording/wording.ts';

/** The texts of an order's headline and its parts (OrderHero): the document brings them, for it draws the headline before the catalogues are there. */
export const heroWords: readonly WordingKey[] = [
  'days.late',
  'days.left',
  'days.oneLate',
  'days.oneLeft',
  'days.today',
  'life.applied',
  'life.approved',
  'life.due',
  'life.overdue',
  'life.paid',
  'life.rejected',
  'life.sent',
  'order.by',
  'order.furtherDay',
  'order.lateDay',
  'order.life',
  'order.status',
  'order.toPay',
];
