import { expect, test } from 'vitest';
import { defineModel, done, fails } from '../index.ts';
import type { LeafPath, ServiceOf } from '../index.ts';
import { codeEntry } from './machines.ts';

type Config = Parameters<typeof defineModel<typeof codeEntry>>[1];

const gesture = async () => {};
const state = async () => {};

const whole = {
  input: ({ double }) => ({ app: double('app') }),
  events: {
    'code.requested': { gesture },
    'code.typed': { cases: { one: { code: '1' } }, gesture },
    'code.confirmed': { gesture },
    'dialog.closed': { gesture },
  },
  outcomes: {
    sendCode: { ok: done({ sent: true }) },
    confirmCode: { ok: done({ right: true }), broken: fails('500') },
  },
  states: {
    idle: state,
    sending: state,
    'entering.waiting': state,
    'entering.resendable': state,
    confirming: state,
    confirmed: state,
  },
} satisfies Config;

const { idle: _idle, ...withoutIdle } = whole.states;
const { 'dialog.closed': _closed, ...withoutClosed } = whole.events;
const { sendCode: _send, ...withoutSend } = whole.outcomes;

/** Each entry must be a compile error; type-checking this file is the test. */
export const mistakes: Config[] = [
  // @ts-expect-error a state without an assertion
  { ...whole, states: withoutIdle },
  // @ts-expect-error a misspelt state
  { ...whole, states: { ...withoutIdle, idel: state } },
  // @ts-expect-error an event that is not in the catalogue
  { ...whole, events: withoutClosed },
  // @ts-expect-error an event without a gesture
  { ...whole, events: { ...whole.events, 'dialog.closed': {} } },
  // @ts-expect-error an event with a payload but no cases
  { ...whole, events: { ...whole.events, 'code.typed': { gesture } } },
  // @ts-expect-error a case with a wrong payload
  { ...whole, events: { ...whole.events, 'code.typed': { cases: { one: { code: 1 } }, gesture } } },
  // @ts-expect-error a service without outcomes
  { ...whole, outcomes: withoutSend },
  // @ts-expect-error an outcome that is not what the service answers
  { ...whole, outcomes: { ...whole.outcomes, confirmCode: { ok: done({ right: 'yes' }) } } },
  // @ts-expect-error no input for a machine that needs one
  { ...whole, input: undefined },
];

test('infers state paths and service names from the machine, and accepts a whole model', () => {
  const paths: Record<LeafPath<typeof codeEntry>, true> = {
    idle: true,
    sending: true,
    'entering.waiting': true,
    'entering.resendable': true,
    confirming: true,
    confirmed: true,
  };
  const services: Record<ServiceOf<typeof codeEntry>, true> = { sendCode: true, confirmCode: true };
  expect(Object.keys(defineModel(codeEntry, whole).states)).toEqual(Object.keys(paths));
  expect(Object.keys(defineModel(codeEntry, whole).outcomes)).toEqual(Object.keys(services));
});
