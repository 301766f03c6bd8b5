import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, initialTransition } from 'xstate';
import { chartOf } from '../../packages/inspector/charts/chart.ts';
import { plainFields } from '../../packages/inspector/restore/capture.ts';
import { sendingTag } from '../../packages/inspector/restore/sending.ts';
import { startAt } from '../../packages/inspector/restore/startAt.ts';
import { readGolden } from '../../packages/kit/golden.ts';
import { goldenFiles } from '../../packages/kit/goldenFiles.ts';
import { modelsIn } from '../../packages/kit/modelFiles.ts';
import { inputNamed } from '../../packages/kit/moves.ts';
import { liveActor } from '../../packages/kit/run/live.ts';
import { doubles, preparedMachine } from '../../packages/kit/standIn.ts';
import { modelFiles } from '../models/files.ts';
import { firstFew } from '../nightly.ts';

const walked = 4;

it.each(firstFew(modelFiles, 12))(
  'restores %s in every state, except where it sends an irreversible request',
  async (file) => {
    const [model] = await modelsIn(file);
    if (!model) throw new Error('It exports no model');
    const machine = preparedMachine(model);
    let moments = 0;
    for (const path of (readGolden(goldenFiles(file)) ?? []).slice(0, walked)) {
      const live = liveActor(model, path.input);
      const check = () => {
        const { value, context, status, tags } = live.actor.getSnapshot() as AnyMachineSnapshot;
        if (status !== 'active') return;
        const then = plainFields(context as Record<string, unknown>);
        const restored = startAt(machine, { machine: machine.id, value, context: then, children: {} });
        expect(restored === machine).toBe(tags.has(sendingTag));
        if (restored === machine) return;
        const [now] = initialTransition(restored, inputNamed(model, path.input, doubles().double));
        const begun = now as AnyMachineSnapshot;
        expect(begun.value).toEqual(value);
        expect(plainFields(begun.context as Record<string, unknown>)).toMatchObject(then);
        expect(chartOf(restored).hash).toBe(chartOf(machine).hash);
        moments += 1;
      };
      live.actor.start();
      check();
      for (const { move } of path.steps) {
        live.perform(move);
        check();
      }
      live.actor.stop();
    }
    expect(moments).toBeGreaterThan(0);
  },
);
