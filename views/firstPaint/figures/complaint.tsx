import { readDevice } from '../../../services/device/stored.ts';
import { firstOrderNo } from '../../../services/complaint/collection.ts';
import type { ComplaintRef } from '../../../machines/complaint/selectors.ts';
import { readStored } from '../../../services/device/storage.ts';
import { receiptIn } from '../../../services/complaint/receipt.ts';
import { problemsSchema } from '../../../services/complaint/schema.ts';
import { orderNoOn } from '../../../services/complaint/stored.ts';
import { dataIn } from '../../../services/http/envelope.ts';
import { OrderChoice } from '../../complaint/OrderChoice.tsx';
import { TopicChoice } from '../../complaint/TopicChoice.tsx';
import { replayTaps } from '../replayTaps.ts';
import type { Figure, Place } from '../noFigure.ts';
import { stillActor } from './stillActor.ts';

/** The order and the topics; undefined when the page begins otherwise: with a receipt, a draft, or an order that the URL does not name. */
export const figureIn = (body: string, { page }: Place): Figure | undefined => {
  const problems = dataIn('00', problemsSchema, body);
  const search = page.toString();
  const isDraftStored = readStored('localStorage', 'complaintDraft') !== null;
  const orderNo = page.get('orderNo') ?? '';
  const isOther = orderNoOn(page, readDevice()) !== orderNo;
  if (!problems || receiptIn(search) || isDraftStored || isOther) return undefined;
  const actor = stillActor<ComplaintRef>({
    search,
    orderNo: firstOrderNo(problems, orderNo),
    problems,
    problemType: '',
    draft: undefined,
    refusal: '',
  });
  return {
    content: replayTaps(
      <>
        <OrderChoice actor={actor} />
        <TopicChoice actor={actor} />
      </>,
    ),
  };
};
