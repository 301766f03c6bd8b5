import type { Purpose, Subject } from '../../../services/intents/intent.ts';

/** Somebody looked and found that what these intents are about was done. */
export interface SettlementRequest {
  type: 'intents.settled';
  subject: Subject;
  purposes: readonly Purpose[];
}
