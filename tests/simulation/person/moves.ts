import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { internal } from '../../../packages/kit/model.ts';
import { personEvent } from '../../../packages/kit/moves.ts';
import type { RunningApp } from '../app.ts';
import type { Lender } from '../lender/lender.ts';
import { casesHere } from './knowledge.ts';
import { models } from './models.ts';

export interface Move {
  machine: string;
  event: string;
  case: string;
  says: string;
  weight: number;
  /** Whether the machine takes it; a tap that must do nothing is tried too. */
  isTaken: boolean;
  send(): unknown;
}

const weights: Record<string, number> = {
  'loan.requested': 8,
  'code.requested': 8,
  'repayment.committed': 8,
  'account.submitted': 8,
  'complaint.sent': 10,
  'rating.sent': 10,
  'repayment.confirmed': 10,
  'code.changed': 8,
  'registration.sent': 8,
  'field.changed': 5,
  'walletPayment.requested': 4,
  'repayment.chosen': 6,
  'rollover.chosen': 4,
  'withdrawal.chosen': 6,
  'bindCard.chosen': 6,
  'channel.chosen': 5,
  'channels.opened': 3,
  'card.chosen': 4,
  'choice.made': 6,
  'choice.confirmed': 8,
  'picker.opened': 4,
  'type.chosen': 4,
  'subType.chosen': 4,
  'star.chosen': 4,
  'retry.requested': 6,
  'check.requested': 5,
  'otherWay.chosen': 3,
  'result.accepted': 4,
  'code.opened': 4,
  'another.requested': 5,
  'another.confirmed': 6,
  'order.chosen': 3,
  'dialog.closed': 3,
  'agreement.accepted': 5,
  'cards.opened': 2,
  'exit.chosen': 0.5,
  'cardType.chosen': 0.3,
  'phone.chosen': 0.2,
  'moreProducts.chosen': 0.2,
  'consent.withdrawn': 0.5,
  'consent.given': 5,
};

const isSlip = (name: string) => /^(wrong|short|other)/.test(name);

const dialogs = ['outcomeUnknown', 'rating', 'codeEntry'];

const onTop = (machines: ReturnType<RunningApp['machines']>) => {
  const at = machines.findLastIndex(
    ({ ref, snapshot }) => snapshot.status === 'active' && dialogs.includes(idOf(ref)),
  );
  const top = machines[at];
  // Nothing below the root's dialog can be tapped, wherever its actor is listed.
  return top && idOf(top.ref) === 'outcomeUnknown' ? [top] : machines.slice(Math.max(at, 0));
};

export const idOf = (ref: AnyActorRef): string =>
  (ref as unknown as { logic: { id?: string } }).logic.id ?? '';

const movesOf = (ref: AnyActorRef, seen: AnyMachineSnapshot, lender: Lender): Move[] => {
  const machine = idOf(ref);
  const model = models.get(machine);
  if (!model || seen.status !== 'active') return [];
  const here = casesHere(machine, seen, lender);
  const move = (event: EventObject, name: string, says: string | undefined): Move => ({
    machine,
    event: event.type,
    case: name,
    says: `${says ?? `does '${event.type}'`}${name && ` (${name})`}`,
    // Computed lazily: guards are expensive, and most moves are only listed.
    get isTaken() {
      return seen.can(event);
    },
    weight: (weights[event.type] ?? 1) * (isSlip(name) ? 0.15 : 1),
    // A machine that the first tap ended takes no second one.
    send: () => ref.getSnapshot().status === 'active' && ref.send(event),
  });
  return Object.entries(model.events).flatMap(([type, entry]) => {
    // The phone, the browser and the app cause these themselves.
    if (entry === internal || entry.by !== undefined) return [];
    const cases = here[type];
    if (cases)
      return Object.entries(cases).map(([name, payload]) => move({ ...payload, type }, name, entry.says));
    return Object.keys(entry.cases ?? { '': undefined }).flatMap((name) => {
      const event = personEvent(model, seen, { event: type, case: name });
      return entry.when?.(seen, event) === false ? [] : [move(event, name, entry.says)];
    });
  });
};

export const movesOn = (app: RunningApp, lender: Lender): Move[] => {
  const moves = onTop(app.machines()).flatMap(({ ref, snapshot }) => movesOf(ref, snapshot, lender));
  const { root } = app;
  const retry = { type: 'retry.requested' } as const;
  if (root.getSnapshot().matches({ screen: 'failed' } as never))
    moves.push({
      machine: 'app',
      event: retry.type,
      case: '',
      says: 'tries to load the page again',
      weight: 6,
      isTaken: true,
      send: () => root.send(retry),
    });
  return moves;
};
