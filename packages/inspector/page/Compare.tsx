import { differences } from './compare.ts';
import type { Moment } from './machine.ts';
import { type Runs, runTitle } from './runs.ts';
import { wordsOf } from './words.tsx';

interface CompareProps {
  runs: Runs;
  first: Moment | undefined;
  second: Moment | undefined;
  now: Moment | undefined;
  onMark: (as: 'first' | 'second', moment: Moment) => void;
}

export const Compare = ({ runs, first, second, now, onMark }: CompareProps) => {
  const stateOf = (moment: Moment | undefined) => runs.get(moment?.run)?.stateAt(moment?.count ?? 0);
  const momentText = (moment: Moment | undefined) => {
    const run = runs.get(moment?.run);
    return run && moment ? `${runTitle(run)} · frame ${moment.count}` : 'not marked';
  };
  const found = first && second ? differences(stateOf(first), stateOf(second)) : undefined;
  return (
    <div className="compare">
      <p>Choose a run and a moment of it, and mark it; then another moment, of this run or of another.</p>
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
          <caption>
            {found.length === 0
              ? 'Nothing differs'
              : `${found.length} ${found.length === 1 ? 'difference' : 'differences'}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">A</th>
              <th scope="col">B</th>
            </tr>
          </thead>
          {[...new Set(found.map(({ actor }) => actor))].map((actor) => (
            <tbody key={actor}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {actor}
                </th>
              </tr>
              {found
                .filter((one) => one.actor === actor)
                .map(({ what, first: one, second: other }) => (
                  <tr key={what}>
                    <th scope="row">{wordsOf(what)}</th>
                    <td>
                      <del>{wordsOf(one || '–')}</del>
                    </td>
                    <td>
                      <ins>{wordsOf(other || '–')}</ins>
                    </td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      )}
    </div>
  );
};
