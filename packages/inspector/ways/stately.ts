import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { Chart } from '../charts/chart.ts';
import { configOf } from '../exports/config.ts';
import type { Frame } from '../frames/frame.ts';
import { after, beforeAll, type RunState } from '../frames/state.ts';

export type StatelyMessage = Record<string, unknown> & { type: string; _version: string };

/** The version of @statelyai/inspect that defines these messages. */
const version = '0.7.2';

/** Converts frames to messages of @statelyai/inspect. Sessions include the run's name, so that two phones or two page loads stay separate. */
export const createStatelyProjection = (chartOf: (hash: string) => Chart | undefined) => {
  const runs = new Map<string, RunState>();
  return (frame: Frame): StatelyMessage[] => {
    const state = after(runs.get(frame.run) ?? beforeAll, frame);
    runs.set(frame.run, state);
    if (!('session' in frame) || frame.session === undefined) return [];
    const named = (session: string | undefined) => session && `${frame.run}/${session}`;
    const actor = state.actors.get(frame.session);
    if (!actor) return [];
    const common = {
      _version: version,
      createdAt: String(frame.at),
      id: null,
      sessionId: named(frame.session),
      rootId: named(actor.root),
    };
    const snapshot = {
      status: actor.status,
      ...(actor.value !== undefined && { value: actor.value }),
      context: actor.context,
      tags: actor.tags,
      children: {},
      ...(actor.output !== undefined && { output: actor.output }),
      ...(actor.error !== undefined && { error: actor.error }),
    };
    switch (frame.kind) {
      case 'actor': {
        const { hash = '' } = frame.chart ?? {};
        const chart = state.charts.get(hash) ?? chartOf(hash);
        return [
          {
            ...common,
            type: '@xstate.actor',
            name: frame.id,
            parentId: named(frame.parent),
            definition: JSON.stringify(chart ? configOf(chart) : { id: frame.chart?.id ?? frame.id }),
            snapshot,
          },
        ];
      }
      case 'event':
        return [
          {
            ...common,
            type: '@xstate.event',
            sourceId: named(frame.source),
            event: { type: frame.type, ...frame.fields },
          },
        ];
      case 'microstep':
      case 'snapshot':
      case 'stop': {
        const event = { type: frame.kind === 'microstep' ? frame.event : '' };
        return [{ ...common, type: '@xstate.snapshot', event, snapshot }];
      }
      default:
        return [];
    }
  };
};

/** Maximum number of messages that a window gets which connects late. */
const keptAtMost = 5_000;

/**
 * Streams to stately.ai in a new window by the package's own adapter. Its `inspect` is not used: it would read snapshots itself, and cannot mask the input
 * and output of actors.
 */
export const openStately = (chartOf: (hash: string) => Chart | undefined, ready: Promise<unknown>) => {
  const project = createStatelyProjection(chartOf);
  const opened = Promise.all([import('@statelyai/inspect'), ready]).then(([{ createBrowserInspector }]) => {
    const inspector = createBrowserInspector({
      autoStart: false,
      maxDeferredEvents: keptAtMost,
      // The messages are plain and masked already.
      serialize: (message) => message,
    });
    // If the browser blocks the window, it is opened at the next tap. The inspector takes the window that has the same name.
    if (window.open('', 'xstateinspector')) inspector.start();
    else addEventListener('click', inspector.start, { once: true });
    return inspector;
  });
  const withInspector = async (act: (inspector: Awaited<typeof opened>) => void) => {
    // Without its file the app goes on uninspected.
    await opened.then(act, () => undefined);
  };
  return {
    send: (frames: readonly Frame[]) =>
      withInspector(({ adapter }) => {
        // The package's own messages have no id either, other than its types say.
        for (const message of frames.flatMap(project))
          adapter.send(message as unknown as StatelyInspectionEvent);
      }),
    close: () => withInspector((inspector) => inspector.stop()),
  };
};
