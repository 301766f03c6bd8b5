import type { ActorState, RunState } from '../frames/state.ts';
import { isThere } from './place.ts';
import { leavesOf } from './values.ts';

interface ActorsProps {
  state: RunState;
  selected: string | undefined;
  onSelect: (session: string) => void;
}

export const Actors = ({ state, selected, onSelect }: ActorsProps) => {
  const actors = [...state.actors.values()].filter(isThere);
  const below = (parent: string) => actors.filter((actor) => actor.parent === parent);
  // An actor whose parent is missing in the recording is shown at the top.
  const isTop = ({ parent }: ActorState) => !actors.some(({ session }) => session === parent);
  const item = (actor: ActorState) => {
    const children = below(actor.session);
    return (
      <li key={actor.session}>
        <button
          type="button"
          className="actor"
          data-machine={actor.chart !== undefined}
          data-status={actor.status}
          aria-current={actor.session === selected}
          disabled={!actor.chart}
          onClick={() => onSelect(actor.session)}
          title={actor.session}
        >
          <span className="actor-name">
            {actor.id}
            {actor.chart && actor.chart.id !== actor.id && <small> {actor.chart.id}</small>}
          </span>
          <span className="actor-value">
            {[actor.status === 'error' ? 'failed' : '', ...leavesOf(actor.value)]
              .filter(Boolean)
              .join(' · ') || (actor.status === 'active' ? 'runs' : actor.status)}
          </span>
        </button>
        {children.length > 0 && <ul>{children.map(item)}</ul>}
      </li>
    );
  };
  return <ul className="actors">{actors.filter(isTop).map(item)}</ul>;
};
