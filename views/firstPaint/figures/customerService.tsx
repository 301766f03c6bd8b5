import type { CustomerServiceRef } from '../../../machines/customerService/selectors.ts';
import { contactSchema } from '../../../services/customerService/schema.ts';
import { dataIn } from '../../../services/http/envelope.ts';
import { orderKeyOf } from '../../../services/order/key.ts';
import { Answers } from '../../customerService/Answers.tsx';
import { Contact } from '../../customerService/CustomerService.tsx';
import { replayTaps } from '../replayTaps.ts';
import type { Figure, Place } from '../noFigure.ts';
import { stillActor } from './stillActor.ts';

/** The questions and the contact details; undefined with an answer opened by the URL, and without a contact: the app has a configured one. */
export const figureIn = (body: string, { page }: Place): Figure | undefined => {
  const contact = dataIn('v3', contactSchema, body);
  if (!(contact?.email || contact?.smWa) || page.has('topic')) return undefined;
  const actor = stillActor<CustomerServiceRef>({
    topic: undefined,
    order: orderKeyOf(page),
    code: undefined,
    paymentProblem: '',
    contact,
    refusal: '',
  });
  return {
    content: replayTaps(
      <>
        <Answers actor={actor} />
        <Contact actor={actor} />
      </>,
    ),
  };
};
