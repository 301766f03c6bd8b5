import { beforeAll, describe, expect, test } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';
import type { RequestKind } from '../../services/pendingRequests/request.ts';
import { kinds, ways } from './openings.ts';
import { idOf } from './person/moves.ts';
import { meets, tap, wait } from './planting.ts';
import { play } from './session.ts';
import type { Step } from './steps.ts';

const answers = {
  'check.requested': 'check',
  'retry.requested': 'try again',
  'otherWay.chosen': 'send anyway',
  'result.accepted': 'show it',
  'dialog.closed': 'leave it',
} as const;
const choose = (answer: keyof typeof answers) => tap('outcomeUnknown', answer);

const lost = meets('request silently lost');
/** The page gives up. */
const unanswered = wait(62_000);
const rest = wait(8_000);
const reloaded: readonly Step[] = [{ by: 'end', how: 'reload', after: 0 }, rest];
const triesInVain: readonly Step[] = [lost, choose('retry.requested')];

/** What is on the screen when its page is reloaded, by what the person did since the request was sent. */
const situations: Record<string, readonly Step[]> = {
  'a request in flight': [wait(2_000)],
  'the dialog about it': [unanswered],
  'a check': [unanswered, choose('check.requested')],
  'a dialog after a check': [unanswered, choose('check.requested'), wait(3_000)],
  'the screen, whose dialog was left': [unanswered, choose('dialog.closed'), wait(3_000)],
  'a second try in flight': [unanswered, ...triesInVain, wait(2_000)],
  'the dialog about a second try': [unanswered, ...triesInVain, unanswered],
  'a dialog after another reload': [unanswered, ...reloaded],
};

/** What these send is typed, and stored nowhere. */
const goneWithPage: readonly RequestKind[] = ['bind', 'bindFromOrder', 'confirm', 'register'];
const withoutCheck: readonly RequestKind[] = ['resendCode', 'register'];

const offeredFor = (kind: RequestKind) => [
  ...(withoutCheck.includes(kind) ? [] : ['check']),
  ...(goneWithPage.includes(kind) ? [] : ['try again']),
  'leave it',
];

/** Plays a way up to its request, which is lost, then these steps. */
const played = async (kind: RequestKind, more: readonly Step[]) => {
  const { start, steps } = ways[kind];
  const at = steps.findLastIndex(({ by }) => by === 'person');
  let dialog: AnyMachineSnapshot | undefined;
  let asked: AnyMachineSnapshot | undefined;
  let screen: unknown;
  const { fault, story } = await play(
    { seed: 1, start, steps: [...steps.slice(0, at), lost, ...steps.slice(at, at + 1), ...more] },
    {
      watch: (event) => {
        if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
        const { snapshot } = event;
        const actorRef = event.actorRef as AnyActorRef;
        if (actorRef.id === 'screen') screen = [idOf(actorRef), snapshot.value];
        if (idOf(actorRef) !== 'outcomeUnknown') return;
        dialog = snapshot;
        if (snapshot.matches({ asking: 'unchecked' })) asked = snapshot;
      },
    },
  );
  const sent = story.flatMap((line) => /goes out \(key (\w+)/.exec(line)?.[1] ?? []);
  return {
    fault,
    /** What the last dialog offered before it was answered. */
    offered: Object.entries(answers).flatMap(([type, says]) => (asked?.can({ type }) ? [says] : [])),
    about: asked?.context.kind,
    dialog: dialog?.status === 'active' ? dialog.value : undefined,
    screen,
    sent: sent.length,
    keys: new Set(sent).size,
  };
};

const fine = meets('fine');

describe.each(kinds)('a page that is reloaded while the outcome of %s is unknown', (kind) => {
  let undisturbed: Awaited<ReturnType<typeof played>>;
  beforeAll(async () => {
    undisturbed = await played(kind, [unanswered, fine, choose('retry.requested'), rest]);
  });

  test.each(Object.entries(situations))('asks the same again after %s', async (_, steps) => {
    const before = await played(kind, [...steps, ...reloaded]);
    expect(before).toMatchObject({ fault: undefined, about: kind, offered: offeredFor(kind) });
    expect(before.dialog).toEqual({ asking: 'unchecked' });
    expect(before.keys).toBe(undisturbed.keys);
  });

  const after = (...steps: readonly Step[]) => played(kind, [unanswered, ...reloaded, ...steps, rest]);

  test.skipIf(goneWithPage.includes(kind))('tries again under the same key', async () => {
    expect(await after(fine, choose('retry.requested'))).toEqual(undisturbed);
  });

  test.skipIf(withoutCheck.includes(kind))('checks, and sends nothing', async () => {
    const { sent } = await after();
    const checked = await after(choose('check.requested'));
    expect(checked).toMatchObject({ fault: undefined, offered: offeredFor(kind), sent });
    expect([{ asking: 'notDone' }, { asking: 'unclear' }]).toContainEqual(checked.dialog);
  });

  test('is left, and sends the same under the same key when it is done again', async () => {
    const left = await after(choose('dialog.closed'));
    expect(left).toMatchObject({ fault: undefined, dialog: undefined });
    expect(await after(choose('dialog.closed'), ...ways[kind].steps)).toMatchObject({
      fault: undefined,
      keys: undisturbed.keys,
    });
  });
});
