import { heededIn, keysIn } from '../charts/ids.ts';
import { useState } from 'react';
import type { ActorState } from '../frames/state.ts';
import type { Command } from '../ways/asked.ts';
import type { Charts } from './charts.ts';
import { type Presence, presenceTexts } from './presence.ts';
import type { Run } from './runs.ts';

interface SendProps {
  actor: ActorState;
  run: Run;
  presence: Presence;
  charts: Charts;
  command: (command: Command) => void;
}

const isIn = (value: unknown, path: readonly string[]): boolean => {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  if (typeof value === 'string') return value === first && rest.length === 0;
  return typeof value === 'object' && value !== null && first in value
    ? isIn((value as Record<string, unknown>)[first], rest)
    : false;
};

/** Sends the actor an event that its state handles. Sandbox only. */
export const Send = ({ actor, run, presence, charts, command }: SendProps) => {
  const [type, setType] = useState('');
  const [fields, setFields] = useState('{}');
  const [fault, setFault] = useState('');
  const [sent, setSent] = useState('');
  const { hash = '' } = actor.chart ?? {};
  const state = run.stateAt(run.frames.length);
  const chart = state.charts.get(hash) ?? charts.get(hash);
  if (!chart || state.about?.isInSandbox !== true) return null;
  const events = [
    ...new Set(
      chart.edges.flatMap(({ source, event }) => {
        const heeded = heededIn(event);
        return heeded.kind === 'event' && (source === chart.nodes[0]?.id || isIn(actor.value, keysIn(source)))
          ? [heeded.type]
          : [];
      }),
    ),
  ];
  const { unsendable } = presenceTexts[presence];
  const chosen = events.includes(type) ? type : (events[0] ?? '');
  const sendIt = () => {
    try {
      const payload = JSON.parse(fields) as object;
      command({ type: 'send', run: run.id, session: actor.session, event: { ...payload, type: chosen } });
      setFault('');
      setSent(chosen);
    } catch {
      setFault('The fields are no JSON');
    }
  };
  return (
    <form
      className="send"
      onSubmit={(event) => {
        event.preventDefault();
        sendIt();
      }}
    >
      <h3>Send to {actor.id}</h3>
      <select aria-label="Event" value={chosen} onChange={(event) => setType(event.target.value)}>
        {events.map((event) => (
          <option key={event}>{event}</option>
        ))}
      </select>
      <input aria-label="Fields as JSON" value={fields} onChange={(event) => setFields(event.target.value)} />
      <button type="submit" disabled={!chosen || unsendable !== undefined}>
        Send
      </button>
      {unsendable && <p>{unsendable}</p>}
      {fault && <p role="alert">{fault}</p>}
      {sent && !unsendable && (
        <output>{sent} is sent; a machine that cannot take it now does not hear it.</output>
      )}
    </form>
  );
};
