import { differences } from './compare.ts';
import type { Moment } from './machine.ts';
import { type Runs, runTitle } from './runs.ts';

interface CompareProps {
  runs: Runs;
  first: Moment | undefined;
  second: Moment | undefined;
  now: Moment | undefined;
  onMark: (as: 'first' | 'second', moment: Moment) => void;
}

/** Two moments side by side: what differs. */
export const Compare = ({ runs, first, second, now, onMark }: CompareProps) => {
  const stateOf = (moment: Moment | undefined) => runs.get(moment?.run)?.stateAt(moment?.count ?? 0);
  const momentText = (moment: Moment | undefined) => {
    const run = runs.get(moment?.run);
    return run && moment ? `${runTitle(run)} · frame ${moment.count}` : 'not marked';
  };
  const found = first && second ? differences(stateOf(first), stateOf(second)) : undefined;
  return (
    <div className="compare">
      <p>Mark two moments, of one run or of two. The time slider and the run's choice stay where they are.</p>
      <div className="compare-marks">
        <button type="button" disabled={!now} onClick={() => now && onMark('first', now)}>
          Mark this moment as A <kbd>A</kbd>
        </button>
        <span>{momentText(first)}</span>
        <button type="button" disabled={!now} onClick={() => now && onMark('second', now)}>
          Mark this moment as B <kbd>B</kbd>
        </button>
        <span>{momentText(second)}</span>
      </div>
      {found && (
        <table className="diff">
          <caption>{found.length === 0 ? 'Nothing differs' : `${found.length} differences`}</caption>
          <thead>
            <tr>
              <th scope="col">Actor</th>
              <th scope="col">What</th>
              <th scope="col">A</th>
              <th scope="col">B</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ actor, what, first: one, second: other }) => (
              <tr key={`${actor} ${what}`}>
                <th scope="row">{actor}</th>
                <td>{what}</td>
                <td>
                  <del>{one}</del>
                </td>
                <td>
                  <ins>{other}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};
