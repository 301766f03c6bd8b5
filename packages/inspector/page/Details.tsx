import type { ActorState, RunState } from '../frames/state.ts';
import { changesOf } from './changes.ts';
import { guardText, type Row, wayTo } from './log.ts';
import { CauseMark, timeText } from './Log.tsx';
import type { Run } from './runs.ts';
import { wordsOf } from './words.tsx';
import { partsOf, textOf } from './values.ts';

interface DetailsProps {
  run: Run;
  actor: ActorState | undefined;
  row: Row | undefined;
  state: RunState;
  onChoose: (row: Row) => void;
}

const Value = ({ value }: { value: unknown }) => {
  const parts = partsOf(value, '');
  if (parts.length < 2) return textOf(value);
  return (
    <details>
      <summary>{parts.length} values</summary>
      <ul>
        {parts.map(([path, text]) => (
          <li key={path}>
            <b>{path.slice(1)}</b> {text}
          </li>
        ))}
      </ul>
    </details>
  );
};

export const Details = ({ run, actor, row, state, onChoose }: DetailsProps) => {
  const frames = row ? run.frames.slice(row.before, row.count) : [];
  const guards = frames.flatMap((frame) => (frame.kind === 'microstep' && frame.guard ? [frame.guard] : []));
  const told = frames.find((frame) => frame.seq === row?.seq);
  const fields = told?.kind === 'event' ? Object.entries(told.fields ?? {}) : [];
  const changes = row ? changesOf(run, row) : [];
  const timers = Object.entries(actor?.timers ?? {});
  return (
    <section className="panel details" aria-label="Details">
      {row && (
        <>
          <header>
            <h2>{row.text}</h2>
            <small>{row.actor}</small>
          </header>
          <dl>
            <dt>Led here</dt>
            <dd className="way">
              {wayTo(run.log, row).map((step) => (
                <button key={step.seq} type="button" className="link" onClick={() => onChoose(step)}>
                  <CauseMark by={step.by} /> {step.text}
                </button>
              ))}
            </dd>
            {row.edges.length > 0 && (
              <>
                <dt>Edges</dt>
                <dd>
                  {row.edges.map((edge, index) => (
                    // The same edge may be taken twice.
                    // oxlint-disable-next-line react/no-array-index-key
                    <code key={index}>{wordsOf(edge)}</code>
                  ))}
                </dd>
              </>
            )}
            {guards.length > 0 && (
              <>
                <dt>Decided by</dt>
                <dd>
                  {guards.map((guard, index) => (
                    // oxlint-disable-next-line react/no-array-index-key
                    <code key={index}>{guardText(guard)}</code>
                  ))}
                </dd>
              </>
            )}
            {fields.length > 0 && (
              <>
                <dt>Carries</dt>
                <dd>
                  {fields.map(([name, value]) => (
                    <code key={name}>
                      {name} {textOf(value)}
                    </code>
                  ))}
                </dd>
              </>
            )}
          </dl>
          {changes.length > 0 && (
            <table className="diff">
              <caption>Changed</caption>
              <tbody>
                {changes.map(({ name, before: was, now }) => (
                  <tr key={name}>
                    <th scope="row">{wordsOf(name)}</th>
                    <td>
                      <del>{was}</del>
                    </td>
                    <td>
                      <ins>{now}</ins>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
      {actor && (
        <>
          <header>
            <h2>{actor.chart?.id ?? actor.id}</h2>
            <small>
              {actor.session} · {actor.status} {actor.tags.map((tag) => `#${tag}`).join(' ')}
            </small>
          </header>
          <table className="context">
            <caption>Context</caption>
            <tbody>
              {Object.entries(actor.context).map(([name, value]) => (
                <tr key={name} data-masked={textOf(value).startsWith('•••')}>
                  <th scope="row">{wordsOf(name)}</th>
                  <td>
                    <Value value={value} />
                  </td>
                </tr>
              ))}
              {timers.map(([name, due]) => (
                <tr key={name}>
                  <th scope="row">◷ {name.split('.')[2] ?? name}</th>
                  <td>in {timeText(Math.max(0, due - state.at))} s</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
};
