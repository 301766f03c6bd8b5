import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const right = `
import { assign, type EventFrom, setup } from 'xstate';
import { loadComplaint, rateService } from '../../services/complaint/actors.ts';
import type { ComplaintDetail } from '../../services/complaint/schema.ts';
import { submissionsOf, submitKit } from '../../machines/pendingRequests/submissions.ts';
import type { SubmissionEvent, SubmissionMessage } from '../../machines/pendingRequests/submissions.ts';
import { forwardKit, forwardsTo, sendToApp, sendToChild, withEvent } from '../../machines/screen/actions.ts';
import { copyMachine } from '../../machines/screen/copy.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../../machines/screen/events.ts';
import { loadKit } from '../../machines/screen/kits.ts';
import { whenBack, toHelp } from '../../machines/screen/loads.ts';
import { piecesOf } from '../../machines/screen/pieces.ts';

interface Context {
  app: AppRef<SubmissionEvent>;
  problemId: string;
  complaint: ComplaintDetail | undefined;
  stars: number;
  refusal: string;
}
type Event = ScreenMessage | SubmissionMessage | { type: 'retry.requested' } | { type: 'help.chosen' } | { type: 'stars.chosen'; stars: number } | { type: 'copy.requested'; text: string };

const sendToCopy = sendToChild<EventFrom<typeof copyMachine>>('copy');

const screen = setup({
  types: {} as {
    context: Context;
    input: ScreenInput<SubmissionEvent>;
    events: Event;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
  },
  actors: { loadComplaint, rateService, copy: copyMachine },
  actions: {
    setComplaint: assign({ complaint: (_, { complaint }: { complaint: ComplaintDetail }) => complaint }),
    chooseStars: assign({ stars: (_, { stars }: { stars: number }) => stars }),
    openHelp: sendToApp(() => ({ type: 'navigation.requested', to: 'customerService' })),
    copyNumber: sendToCopy(({ context }) => ({ type: 'copy.requested', text: context.problemId })),
  },
})
  .extend(loadKit)
  .extend(forwardKit)
  .extend(submitKit);
const { on, call, loads, refreshes } = piecesOf(screen);
const { submits, awaitsChoice } = submissionsOf(screen);

const retries = on({ 'submission.retried': { target: '#right.rating' } });

const theComplaint = call({
  src: 'loadComplaint',
  input: ({ context }) => ({ problemId: context.problemId }),
  keeps: { type: 'setComplaint', params: ({ event }) => ({ complaint: event.output }) },
});

export const machine = screen.createMachine({
  id: 'right',
  context: ({ input }) => ({ app: input.app, problemId: '1', complaint: undefined, stars: 0, refusal: '' }),
  initial: 'loading',
  states: {
    ...loads({
      ...theComplaint,
      done: [{ target: 'shown', actions: theComplaint.keeps }],
      afterRefusal: toHelp,
    }),
    shown: {
      ...refreshes({
        ...theComplaint,
        when: { ...whenBack('refreshing'), 'help.chosen': { actions: 'openHelp' } },
        refused: '#right.failed.byRefusal',
        done: 'fresh',
        failed: 'fresh',
      }),
      on: {
        ...retries,
        'copy.requested': { actions: forwardsTo(sendToCopy) },
        'stars.chosen': { target: 'rating', actions: [withEvent('chooseStars'), 'copyNumber'] },
      },
    },
    rating: submits({
      src: 'rateService',
      input: ({ context: { stars, problemId } }) => ({ score: stars, problemId }),
      done: [{ target: 'shown' }],
      refused: [{ guard: 'isRefused', target: 'shown', actions: 'toastFailure' }],
    }),
    outcomeUnknown: awaitsChoice({ retried: 'rating', left: 'shown' }),
  },
});
`;

/** For the pieces of which no mistake above is made. */
const wrong = `
// @ts-expect-error The setup has no such action.
loads({ ...theComplaint, done: [{ target: 'shown', actions: 'setComplait' }], afterRefusal: toHelp });
// @ts-expect-error The chart has no such event.
refreshes({ ...theComplaint, when: { 'screen.returnd': { target: 'refreshing' } }, refused: '', done: '', failed: '' });
// @ts-expect-error The setup has no such guard.
awaitsChoice({ retried: { guard: 'hasStar', target: 'rating' }, left: 'shown' });
// @ts-expect-error The phone's message has no such field.
settleRequests(() => ({ type: 'requests.settled', subject: 'order:1', purpose: ['pay'] }));
// @ts-expect-error The context has no such field.
assigns<{ refusal: string }>(() => ({ refused: '' }));
// @ts-expect-error No such screen.
opensForOrder('customerServic');
`;

const imports = `
import type { PaymentRequest } from '../../machines/payment/requests.ts';
import { settleRequests } from '../../machines/pendingRequests/submissions.ts';
import { assigns, opensForOrder } from '../../machines/screen/actions.ts';
import type { BridgeAnswer } from '../../machines/screen/copy.ts';
`;

type Mistake = [replaced: string, by: string, named: string];

const mistakes: Record<string, Mistake> = {
  eventToTheRoot: ["'navigation.requested'", "'navigation.requestd'", 'navigation.requestd'],
  routeOfARequest: ["to: 'customerService'", "to: 'customerServic'", 'customerServic'],
  eventToAChild: ["'copy.requested', text: context", "'copy.requestd', text: context", 'copy.requestd'],
  payloadToAChild: ['text: context.problemId', 'txt: context.problemId', 'txt'],
  eventOfSharedTransitions: ["on({ 'submission.retried'", "on({ 'submission.retryd'", 'submission.retryd'],
  eventBesideASpread: [
    "whenBack('refreshing'), 'help.chosen'",
    "whenBack('refreshing'), 'help.chosn'",
    'never',
  ],
  serviceOfACall: ["call({\n  src: 'loadComplaint'", "call({\n  src: 'loadComplait'", 'loadComplait'],
  serviceOfASubmission: ["src: 'rateService'", "src: 'rateServic'", 'rateServic'],
  inputOfACall: ['({ problemId: context.problemId })', '({ problem: context.problemId })', 'problem'],
  inputOfASubmission: ['({ score: stars, problemId })', '({ score: `${stars}`, problemId })', 'string'],
  actionOfACall: ["type: 'setComplaint'", "type: 'keepComplait'", 'keepComplait'],
  payloadOfACall: ['complaint: event.output', 'complaint: event.outpt', 'outpt'],
  missingPayload: [
    "done: [{ target: 'shown' }]",
    "done: [{ target: 'shown', actions: 'chooseStars' }]",
    'chooseStars',
  ],
  payloadOfAnotherEvent: [
    "'help.chosen': { actions: 'openHelp' }",
    "'help.chosen': { actions: withEvent('chooseStars') }",
    'chooseStars needs stars',
  ],
  guardOfARefusal: ["guard: 'isRefused', target: 'shown'", "guard: 'isRefusd', target: 'shown'", 'isRefusd'],
  withoutLoadKit: ['  .extend(loadKit)\n', '', 'extend this setup with loadKit'],
  withoutSubmitKit: ['\n  .extend(submitKit);', ';', 'extend this setup with submitKit'],
  requestsThatTheContextDoesNotName: [
    '  app: AppRef<SubmissionEvent>;',
    '  app: AppRef;',
    'submitKit needs app: AppRef<SubmissionEvent> in the context',
  ],
  eventThatTheChildDoesNotUnderstand: [
    'forwardsTo(sendToCopy)',
    "forwardsTo(sendToChild<{ type: 'stars.chosen'; stars: number }>('copy'))",
    'it does not understand copy.requested',
  ],
  contextWithoutRefusal: ['  refusal: string;\n', '', 'loadKit needs refusal: string in the context'],
};

const source = readFileSync('docs/charts/sharing-pieces.md', 'utf8');
const blocks = (language: string) =>
  [...source.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))]
    .map(([, code]) => code)
    .join('\n');
const page = blocks('ts');

// Beside the packages that it imports.
const folder = resolve('node_modules', '.kits');
let place = '';
let output = '';

beforeAll(() => {
  place = mkdtempSync(`${folder}-`);
  const write = (name: string, text: string) =>
    writeFileSync(join(place, `${name}.ts`), text.replaceAll("'../../", `'${resolve('.')}/`));
  write('right', right);
  write('page', page);
  write('wrong', imports + right + wrong);
  for (const [name, [replaced, by]] of Object.entries(mistakes)) {
    write(name, right.replace(replaced, by));
  }
  const config = {
    extends: resolve('tsconfig.json'),
    include: ['*.ts'],
    compilerOptions: { noUnusedLocals: false },
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config));
  output = spawnSync(
    resolve('node_modules/.bin/tsc'),
    ['-p', place, '--checkers', '1', '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  ).stdout;
});
afterAll(() => rmSync(place, { recursive: true }));

const errorsIn = (name: string): string[] =>
  output.split(/\n(?=\S)/).filter((error) => error.split('(')[0]?.endsWith(`/${name}.ts`));

test('compiles a chart with every kit', () => {
  expect(errorsIn('right')).toEqual([]);
});

test('refuses what is wrong in each shared piece', () => {
  expect(errorsIn('wrong')).toEqual([]);
});

test('compiles the page about sharing pieces', () => {
  expect(page).toContain('piecesOf(screen)');
  expect(errorsIn('page')).toEqual([]);
});

/** A literal `{ type, params }`, whose name TypeScript explains below the first line. */
const explained: Record<string, number> = { actionOfACall: 3 };

test.each(Object.entries(mistakes))(
  'names what is wrong in one error of one line: %s',
  (name, [, , named]) => {
    const lines = errorsIn(name).flatMap((error) => error.trimEnd().split('\n'));
    expect(lines).toHaveLength(explained[name] ?? 1);
    expect(lines.at(-1)).toContain(named);
  },
);

test('the page prints each error as the compiler does', () => {
  const shown = [
    'eventToTheRoot',
    'routeOfARequest',
    'eventToAChild',
    'payloadToAChild',
    'eventThatTheChildDoesNotUnderstand',
    'payloadOfAnotherEvent',
    'serviceOfACall',
    'inputOfACall',
    'withoutLoadKit',
    'contextWithoutRefusal',
    'requestsThatTheContextDoesNotName',
  ].flatMap((name) =>
    errorsIn(name).map((error) =>
      error
        .trimEnd()
        .replace(/^.*?error TS\d+: /, '')
        .replace(/'SetupReturn<.*>'/, "'SetupReturn<…>'"),
    ),
  );
  expect(blocks('text').trim().split('\n')).toEqual(shown);
});
