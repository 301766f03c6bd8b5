import { WebSocket } from 'ws';
import type { Frame } from '../../packages/inspector/frames/frame.ts';
import { publicActors } from '../../views/entries/publicFields.ts';
import { parseTold } from '../../packages/inspector/ways/told.ts';
import { modelsIn } from '../../packages/kit/modelFiles.ts';
import { pathOfFrames, sessionsOf } from '../../packages/kit/record.ts';
import { runLive } from '../../packages/kit/run/live.ts';
import { runPure } from '../../packages/kit/run/pure.ts';
import { divergenceText } from '../../packages/kit/run/session.ts';
import { unfold } from '../../packages/kit/unfold.ts';
import { modelFiles } from '../models/files.ts';

export const record = async (url: string) => {
  const runs = new Map<string, Frame[]>();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/relay?role=desk`);
  socket.on('message', (data) => {
    const told = parseTold(JSON.parse(String(data)));
    for (const frame of told.type === 'frames' ? told.frames : []) {
      const frames = runs.get(frame.run) ?? [];
      runs.set(frame.run, frames);
      if (frame.seq > (frames.at(-1)?.seq ?? 0)) frames.push(frame);
    }
  });
  await new Promise((resolve) => socket.on('open', resolve));
  return { runs, stop: () => socket.close() };
};

interface Replay {
  machine: string;
  steps: number;
  /** No path through the model, or a different one. */
  problem?: string;
}

export const replay = async (runs: Iterable<readonly Frame[]>): Promise<Replay[]> => {
  const recordings = [...runs];
  const replays: Replay[] = [];
  for (const file of modelFiles)
    for (const model of await modelsIn(file)) {
      const lives = recordings.flatMap((frames) =>
        sessionsOf(frames, model.machine.id).map((session) => ({ frames, session })),
      );
      if (lives.length === 0) continue;
      const graph = unfold(model);
      for (const { frames, session } of lives)
        try {
          const { path } = pathOfFrames(graph, frames, session, publicActors);
          const divergence = runPure(model, path) ?? runLive(model, path);
          replays.push({
            machine: model.name,
            steps: path.steps.length,
            ...(divergence && { problem: divergenceText(model, divergence) }),
          });
        } catch (error) {
          replays.push({ machine: model.name, steps: 0, problem: String(error) });
        }
    }
  return replays;
};
