import { readDevice } from '../../../services/device/stored.ts';
import type { ComplaintListRef } from '../../../machines/complaintList/selectors.ts';
import { historySchema } from '../../../services/complaint/schema.ts';
import { readChosenTab } from '../../../services/complaint/stored.ts';
import { dataIn } from '../../../services/http/envelope.ts';
import { History } from '../../complaintList/ComplaintList.tsx';
import { replayTaps } from '../replayTaps.ts';
import type { Figure } from '../noFigure.ts';
import { stillActor } from './stillActor.ts';

/** The borrower's complaints; undefined when another tab was chosen before. */
export const figureIn = (body: string): Figure | undefined => {
  const history = dataIn('00', historySchema, body);
  if (!history || readChosenTab(readDevice()) > 0) return undefined;
  const actor = stillActor<ComplaintListRef>({ history, tab: 0, refusal: '' });
  return { content: replayTaps(<History actor={actor} />) };
};
