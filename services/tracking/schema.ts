import * as v from 'valibot';
import { id } from '../values/codecs.ts';

export const trackedEventSchema = v.object({ productId: id, moduleId: id, positionId: id });
