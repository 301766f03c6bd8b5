import * as v from 'valibot';
import { text } from '../codecs.ts';

/** Payload of POST /service/event/save. */
export const trackedEventSchema = v.object({ productId: text, moduleId: text, positionId: text });
