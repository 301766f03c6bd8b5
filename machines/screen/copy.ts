import * as v from 'valibot';
import { assign, type EventFrom, fromPromise, setup, type SnapshotFrom, stateIn } from 'xstate';
import { copyText } from '../../bridge/copyText.ts';
import type { ShellMessage } from '../../bridge/actor.ts';
import type { AppRef } from './events.ts';
import { sendToApp, sendToChild, withEvent } from './actions.ts';
import type { Message } from './message.ts';

export type BridgeAnswer = Extract<ShellMessage, { type: 'bridge.answered' }>;

/** Whether the answer shows that the shell supports the action (docs/product/bridge.md). */
export const shellSupports = ({ request, result }: BridgeAnswer, action: string): boolean =>
  request.action === 'capabilities' &&
  result.ok &&
  v.is(
    v.object({
      actions: v.pipe(
        v.array(v.string()),
        v.check((actions) => actions.includes(action)),
      ),
    }),
    result.result,
  );

const copyInPage = fromPromise<void, { text: string }>(async ({ input }) => {
  const result = await copyText(window, input.text);
  if (!result.ok) throw new Error(`The page may not copy: ${result.reason}`);
});

const says = (key: 'copy.success' | 'copy.failed') =>
  ({ target: 'ready', actions: { type: 'toast', params: { message: { key } } } }) as const;

const shellOffers = { shell: 'offers' } as const;

/** Copies by the shell if it supports that, else in the page at once. 'copy success' only after success (docs/product/repaymentCode.md#screen). */
export const copyMachine = setup({
  types: {} as {
    context: { app: AppRef; text: string };
    input: { app: AppRef };
    events: { type: 'copy.requested'; text: string } | BridgeAnswer;
  },
  actors: { copyInPage },
  guards: {
    canShellCopy: stateIn(shellOffers),
    isCopyKnown: (_, answer: BridgeAnswer) => shellSupports(answer, 'copyText'),
    isCopyAnswer: (_, { request }: BridgeAnswer) => request.action === 'copyText',
    isCopied: (_, { request, result }: BridgeAnswer) => request.action === 'copyText' && result.ok,
  },
  actions: {
    rememberText: assign((_, { text }: { text: string }) => ({ text })),
    askCapabilities: sendToApp(() => ({ type: 'bridge.called', request: { action: 'capabilities' } })),
    askShell: sendToApp(({ context }) => ({
      type: 'bridge.called',
      request: { action: 'copyText', payload: { text: context.text } },
    })),
    toast: sendToApp((_, { message }: { message: Message }) => ({ type: 'toast.requested', message })),
  },
  delays: {
    /** A shell that does not answer at once: the page copies while the tap still counts. */
    shellLimit: 1_000,
    pageLimit: 3_000,
  },
}).createMachine({
  id: 'copy',
  context: ({ input }) => ({ ...input, text: '' }),
  entry: 'askCapabilities',
  type: 'parallel',
  states: {
    shell: {
      description: 'Whether the shell has said that it can copy a text.',
      initial: 'unknown',
      states: {
        unknown: { on: { 'bridge.answered': { guard: withEvent('isCopyKnown'), target: 'offers' } } },
        offers: {},
      },
    },
    copying: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'copy.requested': [
              {
                guard: 'canShellCopy',
                target: 'askingShell',
                actions: [withEvent('rememberText'), 'askShell'],
              },
              { target: 'copyingInPage', actions: withEvent('rememberText') },
            ],
          },
        },
        askingShell: {
          description: 'The native shell is asked to copy the text.',
          on: {
            'bridge.answered': [
              { guard: withEvent('isCopied'), ...says('copy.success') },
              { guard: withEvent('isCopyAnswer'), target: 'copyingInPage' },
            ],
          },
          after: { shellLimit: { target: 'copyingInPage' } },
        },
        copyingInPage: {
          description: 'The shell cannot copy, so the page does.',
          invoke: {
            id: 'copyInPage',
            src: 'copyInPage',
            input: ({ context }) => ({ text: context.text }),
            onDone: says('copy.success'),
            onError: says('copy.failed'),
          },
          after: { pageLimit: says('copy.failed') },
        },
      },
    },
  },
});

/** Makes actions of a chart that invokes it as `copy`. */
export const sendToCopy = sendToChild<EventFrom<typeof copyMachine>>('copy');

shellOffers satisfies Parameters<SnapshotFrom<typeof copyMachine>['matches']>[0];
