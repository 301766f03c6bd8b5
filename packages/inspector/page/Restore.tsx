import { useState } from 'react';
import type { ActorState, RunState } from '../frames/state.ts';
import { sendingTag } from '../restore/sending.ts';
import type { Command } from '../ways/asked.ts';
import type { Run, Runs } from './runs.ts';

interface RestoreProps {
  run: Run;
  state: RunState;
  runs: Runs;
  command: (command: Command) => void;
}

/** The actor that the page allows to restore; undefined without one. */
const restorableIn = ({ about, actors }: RunState): ActorState | undefined =>
  [...actors.values()].findLast(
    ({ id, chart, status }) => id === about?.restores && chart && status === 'active',
  );

const withChildren = (state: RunState, actor: ActorState): ActorState[] => [
  actor,
  ...[...state.actors.values()]
    .filter(({ parent, chart, status }) => parent === actor.session && chart && status === 'active')
    .flatMap((child) => withChildren(state, child)),
];

/** Reopens the page with one of its actors as at the selected moment. Sandbox only. */
export const Restore = ({ run, state, runs, command }: RestoreProps) => {
  const [asked, setAsked] = useState<number>();
  const now = (one: Run) => one.stateAt(one.frames.length);
  const target = runs.all().find((one) => {
    const { about } = now(one);
    return runs.presenceOf(one) === 'here' && about?.isInSandbox === true && about.page === state.about?.page;
  });
  const actor = restorableIn(state);
  if (!target || !actor?.chart) return null;
  const standing = withChildren(state, actor);
  const isSending = standing.some(({ tags }) => tags.includes(sendingTag));
  const isKnown = target.id === run.id || restorableIn(now(target))?.chart?.id === actor.chart.id;
  const restore = () => {
    const actors = standing.map(({ session, parent, id, chart, value, context }) => ({
      session,
      ...(parent !== undefined && { parent }),
      id,
      machine: chart?.id ?? id,
      value,
      context,
    }));
    command({ type: 'restore', run: target.id, moment: { run: run.id, seq: state.seq }, actors });
    setAsked(state.seq);
  };
  return (
    <section className="send">
      <h3>Restore {actor.chart.id}</h3>
      <button type="button" disabled={!isKnown || isSending} onClick={restore}>
        Open the page at this moment
      </button>
      {isSending && <p>Something that cannot be undone is being sent: it would be sent again.</p>}
      {!isKnown && <p>Open a {actor.chart.id} in the sandbox first: its values fill what is masked.</p>}
      {asked === state.seq && <output>The page opens as it was in frame {asked}.</output>}
    </section>
  );
};
