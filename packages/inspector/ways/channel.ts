import * as v from 'valibot';
import { type Frame, parseFrames } from '../frames/frame.ts';
import type { Command } from './asked.ts';
import { commandSchema } from './command.ts';
import { createRoom } from './room.ts';

/** Name of the channel between pages of one origin in one browser: the app in the simulator's frame, and the inspector. */
const name = 'inspector';
const messageSchema = v.variant('type', [
  /** An inspector requests everything so far. */
  v.object({ type: v.literal('hello') }),
  /** An inspector asks which pages are open. */
  v.object({ type: v.literal('rollCall') }),
  v.object({ type: v.literal('present'), run: v.string() }),
  v.object({ type: v.literal('frames'), frames: v.unknown() }),
  v.object({ type: v.literal('command'), command: commandSchema }),
]);

const open = () => {
  const channel = new BroadcastChannel(name);
  return {
    channel,
    // A channel is heard by its own origin alone, and names none.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    say: (message: v.InferOutput<typeof messageSchema>) => channel.postMessage(message),
  };
};

/** The page's end: sends frames, and repeats all of them for an inspector that connects later. */
export const openChannel = (run: string) => {
  const { channel, say } = open();
  const room = createRoom(run);
  const send = (frames: readonly Frame[]) => say({ type: 'frames', frames });
  const commanded: ((command: Command) => void)[] = [];
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    if (message.output.type === 'hello') send(room.backlog());
    if (message.output.type === 'rollCall') say({ type: 'present', run });
    if (message.output.type === 'command' && message.output.command.run === run)
      for (const hear of commanded) hear(message.output.command);
  });
  return {
    send: (frames: readonly Frame[]) => {
      room.add(frames);
      send(frames);
    },
    onCommand: (hear: (command: Command) => void) => commanded.push(hear),
    close: () => channel.close(),
  };
};

interface Hearing {
  hear: (frames: Frame[]) => void;
  /** Called repeatedly with the runs whose page answers. */
  meet: (runs: ReadonlySet<string>) => void;
}

/** The inspector's end. It polls the pages, because a killed page sends no goodbye. Returns a function that sends a command. */
export const watchChannel = ({ hear, meet }: Hearing) => {
  const { channel, say } = open();
  let answered = new Set<string>();
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    if (message.output.type === 'present') answered.add(message.output.run);
    if (message.output.type !== 'frames') return;
    const frames = parseFrames(message.output.frames);
    // Pages that started since the last poll did not receive it.
    for (const { run } of frames) answered.add(run);
    hear(frames);
  });
  const callRoll = () => {
    answered = new Set();
    say({ type: 'rollCall' });
  };
  say({ type: 'hello' });
  callRoll();
  setInterval(() => {
    meet(answered);
    callRoll();
  }, 2_000);
  return {
    command: (command: Command) => say({ type: 'command', command }),
  };
};
