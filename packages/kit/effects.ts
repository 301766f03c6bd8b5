import type { AnyActorRef } from 'xstate';
import { short } from './serialise.ts';

/** An effect of one step on the outside world. */
export type Effect =
  | { kind: 'send'; to: string; event: { type: string } }
  | { kind: 'start'; id: string; service: string; input: unknown }
  | { kind: 'stop'; id: string }
  | { kind: 'emit'; event: { type: string } }
  | { kind: 'action'; name: string; params: unknown };

/** An action as returned by `transition` and as reported by the inspection of a live actor. */
export interface ExecutedAction {
  type: string;
  params?: unknown;
}

export interface SendParams {
  to?: AnyActorRef | string;
  event: { type: string };
  id?: string;
  delay?: number;
}

export const receiverOf = (to: SendParams['to']): string => (typeof to === 'string' ? to : (to?.id ?? ''));

const serviceOf = (ref: AnyActorRef): string => (typeof ref.src === 'string' ? ref.src : ref.id);

export const inputOf = (ref: AnyActorRef): unknown =>
  (ref as unknown as { options?: { input?: unknown } }).options?.input;

/**
 * Returns the effects of one step, in order, without children that ended by themselves or started and stopped within it. Children spawned inside an
 * `assign` show only in the difference of the children.
 */
export const effectsOf = (
  actions: readonly ExecutedAction[],
  before: Record<string, AnyActorRef | undefined>,
  after: Record<string, AnyActorRef | undefined>,
  answered: readonly string[],
): Effect[] => {
  const effects: Effect[] = [];
  for (const { type, params } of actions) {
    if (type === 'xstate.sendTo') {
      const { to, event, delay } = params as SendParams;
      effects.push({
        kind: 'send',
        to: receiverOf(to),
        event: delay ? ({ ...event, delay } as SendParams['event']) : event,
      });
    } else if (type === 'xstate.emit') {
      effects.push({ kind: 'emit', event: (params as { event: { type: string } }).event });
    } else if (!type.startsWith('xstate.')) {
      effects.push({ kind: 'action', name: type, params });
    }
  }
  if (before === after) return effects;
  for (const [id, ref] of Object.entries(before))
    if (ref && !after[id] && !answered.includes(id)) effects.push({ kind: 'stop', id });
  for (const [id, ref] of Object.entries(after)) {
    if (ref && before[id] !== ref)
      effects.push({ kind: 'start', id, service: serviceOf(ref), input: inputOf(ref) });
  }
  return effects;
};

export const inOrder = (effects: readonly Effect[]): Effect[] => {
  const rank = ({ kind }: Effect) => (kind === 'start' ? 2 : kind === 'stop' ? 1 : 0);
  return effects.toSorted((a, b) => rank(a) - rank(b));
};

/** An effect as one line of a golden file. */
export const effectText = (effect: Effect): string => {
  switch (effect.kind) {
    case 'send':
      return `${effect.to} is told ${short(effect.event)}`;
    case 'start':
      return `${effect.service} starts${effect.id === effect.service ? '' : ` as ${effect.id}`}${effect.input === undefined ? '' : ` with ${short(effect.input)}`}`;
    case 'stop':
      return `${effect.id} is stopped`;
    case 'emit':
      return `emits ${short(effect.event)}`;
    case 'action':
      return `does ${effect.name}${effect.params === undefined ? '' : ` ${short(effect.params)}`}`;
  }
};
