import { canBeFilledIn, formOf } from '../../../services/bindBank/form.ts';
import { closedPicker } from '../../../services/bindBank/picker.ts';
import type { BindBankRef } from '../../../machines/bindBank/selectors.ts';
import { cardInitSchema } from '../../../services/bindBank/schema.ts';
import { dataIn } from '../../../services/http/envelope.ts';
import { Form } from '../../bindBank/BindBank.tsx';
import { replayTaps } from '../replayTaps.ts';
import type { Figure } from '../noFigure.ts';
import { stillActor } from './stillActor.ts';

/** The fields of the form, which take no input before the app has loaded. */
export const figureIn = (body: string): Figure | undefined => {
  const fields = dataIn('v3', cardInitSchema, body);
  if (!fields || !canBeFilledIn(fields)) return undefined;
  const actor = stillActor<BindBankRef>({
    ...formOf(fields),
    productId: '',
    orderId: '',
    isFromOrder: false,
    missing: [],
    refusal: '',
    picker: closedPicker,
  });
  return { content: replayTaps(<Form actor={actor} />) };
};
