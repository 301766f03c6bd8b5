import { expect, it } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { readGolden } from '../../packages/kit/golden.ts';
import { goldenFiles } from '../../packages/kit/goldenFiles.ts';
import { liveActor, runLive } from '../../packages/kit/index.ts';
import { modelsIn } from '../../packages/kit/modelFiles.ts';
import { publicActors } from '../../views/entries/publicFields.ts';
import { pathOfFrames, sessionsOf } from '../../packages/kit/record.ts';
import { unfold } from '../../packages/kit/unfold.ts';
import { modelFiles } from '../models/files.ts';
import { createUsageCounter } from '../../packages/inspector/usage/count.ts';
import { recordingOf } from '../../packages/inspector/page/recording.ts';
import { canaries, withCanaries } from './canaries.ts';
import { recordApp } from './record.ts';
import { firstFew } from '../nightly.ts';

const isTelling = (text: string) => text.length > 4 && /\d{3}|\s|@|\/\//.test(text);

const textsIn = (value: unknown, into: Set<string>, seen = new Set<unknown>()): void => {
  if (typeof value === 'string') into.add(value);
  if (typeof value === 'number' && Math.abs(value) >= 100_000) into.add(String(value));
  if (typeof value !== 'object' || value === null || seen.has(value) || 'sessionId' in value) return;
  seen.add(value);
  for (const part of Object.values(value)) textsIn(part, into, seen);
};

it.each(firstFew(modelFiles, 12))(
  '%s: keeps every value of every path on the page, and turns every path into a test again',
  async (file) => {
    const [model] = await modelsIn(file);
    if (!model) throw new Error('It exports no model');
    const raw = new Set<string>();
    const recorded = recordApp();
    const spoilt = recordApp();
    const counter = createUsageCounter(
      () => spoilt.frames.length,
      ({ id }) => id,
    );
    const graph = unfold(model);
    const paths = readGolden(goldenFiles(file)) ?? [];
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const began = recorded.frames.length;
      const live = liveActor(model, path.input);
      live.actor.system.inspect((event: InspectionEvent) => {
        recorded.inspect(event);
        const told = withCanaries(event);
        spoilt.inspect(told);
        counter.inspect(told);
        if (event.type === '@xstate.event') textsIn(event.event, raw);
        if (event.type === '@xstate.snapshot') textsIn(event.snapshot, raw);
      });
      live.actor.start();
      for (const { move } of path.steps) live.perform(move);
      live.actor.stop();
      const frames = recorded.frames.slice(began);
      const [session = ''] = sessionsOf(frames, model.machine.id);
      const again = pathOfFrames(graph, frames, session, publicActors).path;
      expect(runLive(model, again)).toBeUndefined();
      expect(again.steps.at(-1)?.expect.states ?? again.expect.states).toEqual(
        path.steps.at(-1)?.expect.states ?? path.expect.states,
      );
    }
    // Milliseconds of timers come from the chart.
    const told = JSON.stringify(recorded.frames.filter(({ kind }) => kind !== 'timer'));
    expect(recorded.frames.length).toBeGreaterThan(2);
    const telling = [...raw].filter((text) => isTelling(text) && !text.startsWith('xstate.'));
    expect(telling.filter((text) => told.includes(text))).toEqual([]);
    expect(spoilt.frames.length).toBe(recorded.frames.length);
    const recording = recordingOf(spoilt.frames).split('\n');
    expect(recording.filter((line) => canaries.test(line))).toEqual([]);
    const visit = counter.visit();
    expect(visit.length).toBeGreaterThan(0);
    expect(JSON.stringify(visit)).not.toMatch(canaries);
  },
);
