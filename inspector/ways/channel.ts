import * as v from 'valibot';
import { type Frame, parseFrames } from '../frames/frame.ts';
import { type Command, commandSchema } from './command.ts';
import { createRoom } from './room.ts';

/** Pages of one origin in one browser hear each other here: the app in the simulator's frame, and the inspector. */
const name = 'inspector';
const messageSchema = v.variant('type', [
  v.object({ type: v.literal('hello') }),
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

/** The page's end: sends frames, and everything so far to an inspector that comes late. */
export const openChannel = (run: string) => {
  const { channel, say } = open();
  const room = createRoom(run);
  const send = (frames: readonly Frame[]) => say({ type: 'frames', frames });
  const commanded: ((command: Command) => void)[] = [];
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    if (message.output.type === 'hello') send(room.backlog());
    if (message.output.type === 'command' && message.output.command.run === run)
      for (const hear of commanded) hear(message.output.command);
  });
  return {
    send: (frames: readonly Frame[]) => {
      room.add(frames);
      send(frames);
    },
    onCommand: (hear: (command: Command) => void) => commanded.push(hear),
  };
};

/** The inspector's end: hears every page of the browser. Returns how to send a command, and how to stop. */
export const watchChannel = (hear: (frames: Frame[]) => void) => {
  const { channel, say } = open();
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (message.success && message.output.type === 'frames') hear(parseFrames(message.output.frames));
  });
  say({ type: 'hello' });
  return {
    command: (command: Command) => say({ type: 'command', command }),
  };
};
