import * as v from 'valibot';
import { recordOf } from '../records.ts';
import type { Command } from './asked.ts';

const run = v.string();

export const commandSchema = v.variant('type', [
  v.object({
    type: v.literal('send'),
    run,
    session: v.string(),
    event: v.looseObject({ type: v.string() }),
  }),
  v.object({
    type: v.literal('restore'),
    run,
    moment: v.object({ run, seq: v.number() }),
    actors: v.pipe(
      v.array(
        v.object({
          session: v.string(),
          parent: v.optional(v.string()),
          id: v.string(),
          machine: v.string(),
          value: v.unknown(),
          context: recordOf(v.unknown()),
        }),
      ),
      v.minLength(1),
    ),
  }),
]) satisfies v.GenericSchema<unknown, Command>;
