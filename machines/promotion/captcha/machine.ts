// Its chart, drawn: docs/charts/captcha.md
import { type ActorRef, assign, sendTo, setup, type Snapshot } from 'xstate';
import { phoneNow } from '../../../services/visit/clock.ts';
import { httpTimeout } from '../../../services/http/client.ts';
import { loadCaptcha, requestSid } from '../../../services/promotion/actors.ts';
import { withOutput } from '../../screen/actions.ts';
import { failureMessage } from '../../screen/failure.ts';
import type { Message } from '../../screen/message.ts';

export type CaptchaEvent =
  | { type: 'captcha.shown'; sid: string; time: number }
  /** The image cannot be drawn, so it cannot be answered. */
  | { type: 'captcha.broken' }
  | { type: 'captcha.failed'; message: Message };

interface CaptchaInput {
  owner: ActorRef<Snapshot<unknown>, CaptchaEvent>;
  /** Session and time of the image before the page was reloaded; empty and 0 for a new one. */
  sid: string;
  time: number;
}

interface CaptchaContext extends CaptchaInput {
  image: string;
}

/** An image captcha: a session of the server, then an image of that session, a new one on request (docs/product/promotion.md#calls). */
export const captchaMachine = setup({
  types: {} as {
    context: CaptchaContext;
    input: CaptchaInput;
    events: { type: 'captcha.refreshed' } | { type: 'image.broken' } | { type: 'connection.restored' };
    tags: 'busy';
  },
  actors: { requestSid, loadCaptcha },
  guards: { hasSession: ({ context }) => context.sid !== '' },
  actions: {
    setSession: assign({ sid: (_, sid: string) => sid }),
    stampImage: assign({ time: () => phoneNow() }),
    setImage: assign({ image: (_, image: string) => image }),
    revokeImage: ({ context }) => URL.revokeObjectURL(context.image),
    dropImage: assign({ image: '' }),
    notifyOwner: sendTo(
      ({ context }) => context.owner,
      ({ context: { sid, time } }): CaptchaEvent => ({ type: 'captcha.shown', sid, time }),
    ),
    reportBroken: sendTo(({ context }) => context.owner, { type: 'captcha.broken' } satisfies CaptchaEvent),
    reportFailed: sendTo(
      ({ context }) => context.owner,
      ({ event }): CaptchaEvent => {
        const message = failureMessage(event);
        // In place of the image, the page says that it is missing, but not why.
        const isError = 'key' in message && message.key === 'error';
        return { type: 'captcha.failed', message: isError ? { ...message, isOnPage: true } : message };
      },
    ),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ ...input, image: '' }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'A page that was reloaded goes on with the image that it had.',
      always: [{ guard: 'hasSession', target: 'loadingImage' }, { target: 'requestingSession' }],
    },
    requestingSession: {
      tags: 'busy',
      invoke: {
        id: 'requestSid',
        src: 'requestSid',
        onDone: { target: 'loadingImage', actions: [withOutput('setSession'), 'stampImage'] },
        onError: { target: 'failed', actions: 'reportFailed' },
      },
      after: { requestLimit: { target: 'failed', actions: 'reportFailed' } },
    },
    loadingImage: {
      tags: 'busy',
      invoke: {
        id: 'loadCaptcha',
        src: 'loadCaptcha',
        input: ({ context: { sid, time } }) => ({ sid, time }),
        onDone: { target: 'shown', actions: [withOutput('setImage'), 'notifyOwner'] },
        onError: { target: 'failed', actions: 'reportFailed' },
      },
      after: { requestLimit: { target: 'failed', actions: 'reportFailed' } },
    },
    shown: {
      exit: ['revokeImage', 'dropImage'],
      on: {
        'captcha.refreshed': { target: 'loadingImage', actions: 'stampImage' },
        'image.broken': { target: 'failed', actions: ['reportBroken', 'reportFailed'] },
      },
    },
    failed: {
      description: 'There is no image; asking for one begins with a new session.',
      on: {
        'captcha.refreshed': { target: 'requestingSession' },
        'connection.restored': { target: 'requestingSession' },
      },
    },
  },
});
