import * as v from 'valibot';
import { id } from '../codecs.ts';

/** Payload of POST /service/event/save. */
export const trackedEventSchema = v.object({ productId: id, moduleId: id, positionId: id });
