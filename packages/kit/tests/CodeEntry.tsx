import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { codeEntry } from './machines.ts';

export const CodeEntry = ({ actor }: { actor: ActorRefFrom<typeof codeEntry> }) => {
  const snapshot = useSelector(actor, (current) => current);
  const send = actor.send;
  const state = typeof snapshot.value === 'string' ? snapshot.value : `entering.${snapshot.value.entering}`;
  const request = <button onClick={() => send({ type: 'code.requested' })}>Get code</button>;
  return (
    <main data-state={state}>
      {snapshot.matches('idle') && request}
      {snapshot.matches('sending') && <p>Sending…</p>}
      {snapshot.matches('entering') && (
        <>
          {snapshot.matches({ entering: 'waiting' }) ? <p>Wait a minute</p> : request}
          <label>
            Code
            <input
              value={snapshot.context.code}
              onChange={(change) => send({ type: 'code.typed', code: change.target.value })}
            />
          </label>
          <button
            disabled={!snapshot.can({ type: 'code.confirmed' })}
            onClick={() => send({ type: 'code.confirmed' })}
          >
            Confirm
          </button>
          <button onClick={() => send({ type: 'dialog.closed' })}>Cancel</button>
        </>
      )}
      {snapshot.matches('confirming') && <p>Checking…</p>}
      {snapshot.matches('confirmed') && <p>Done</p>}
    </main>
  );
};
