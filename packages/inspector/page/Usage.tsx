import { useEffect, useMemo, useState } from 'react';
import { funnelOf, parseVisits, stepOf, sumOf, type UsageSum, type Visit } from '../usage/usage.ts';
import type { Charts } from './charts.ts';
import { FileButton } from './FileButton.tsx';
import { percent, UsageChart } from './UsageChart.tsx';
import type { useFiles } from './useFiles.ts';

/** An address of the sandbox, wherever its pages are. */
const address = '/sandbox/usage';

const load = async (): Promise<Visit[]> => {
  const response = await fetch(address);
  return response.ok ? parseVisits(await response.json()) : [];
};

const takenIn = ({ edges }: UsageSum) => Object.values(edges).reduce((sum, count) => sum + count, 0);

interface UsageProps {
  charts: Charts;
  shown: string | undefined;
  files: Pick<ReturnType<typeof useFiles>, 'openFile' | 'visits' | 'forgetVisits' | 'tested'>;
}

export const Usage = ({ charts, shown, files }: UsageProps) => {
  const [ownVisits, setOwnVisits] = useState<Visit[]>([]);
  const visits = files.visits ?? ownVisits;
  const [hash, setHash] = useState<string>();
  const [second, setSecond] = useState('');
  const [funnel, setFunnel] = useState<string[]>([]);
  useEffect(() => {
    // A build outside the sandbox has no usage of its own; it must be imported.
    void load().then(setOwnVisits, () => undefined);
  }, []);
  const showOwn = () => {
    files.forgetVisits();
    void load().then(setOwnVisits, () => undefined);
  };
  const sums = useMemo(() => sumOf(visits), [visits]);
  const listed = [...sums.values()].toSorted((one, other) => one.id.localeCompare(other.id));
  const sum =
    sums.get(hash ?? shown ?? '') ?? listed.toSorted((one, other) => takenIn(other) - takenIn(one))[0];
  const other = sums.get(second);
  const steps = listed.flatMap(({ id, entries }) => Object.keys(entries).map((state) => stepOf(id, state)));
  const passed = funnelOf(visits, funnel);
  const whole = passed[0]?.visits ?? 0;
  return (
    <div className="usage">
      <div className="usage-bar">
        <label>
          Chart{' '}
          <select value={sum?.hash ?? ''} onChange={(event) => setHash(event.target.value)}>
            {listed.map((one) => (
              <option key={one.hash} value={one.hash}>
                {one.id} · {one.hash.slice(0, 8)} · {one.visits}
              </option>
            ))}
          </select>
        </label>
        <label>
          beside{' '}
          <select value={second} onChange={(event) => setSecond(event.target.value)}>
            <option value="">nothing</option>
            {listed
              .filter((one) => one.hash !== sum?.hash)
              .map((one) => (
                <option key={one.hash} value={one.hash}>
                  {one.id} · {one.hash.slice(0, 8)}
                </option>
              ))}
          </select>
        </label>
        <span className="spacer" />
        <button type="button" onClick={showOwn}>
          {files.visits ? "The sandbox's own" : 'Refresh'}
        </button>
        <FileButton onChoose={(file) => void files.openFile(file)}>Import visits</FileButton>
      </div>
      {!sum && (
        <div className="empty">
          <h2>No visit has ended yet</h2>
          <p>
            Visits of the sandbox count when their page closes. Or import those of 200 simulated borrowers:{' '}
            <code>npm run simulate -- --seeds 200 --usage visits.json</code> writes them.
          </p>
        </div>
      )}
      {sum && (
        <div className="usage-charts">
          {[sum, ...(other ? [other] : [])].map((one) => (
            <UsageChart
              key={one.hash}
              chart={charts.get(one.hash)}
              sum={one}
              tested={files.tested[one.hash]}
              onImport={(file) => void files.openFile(file)}
            />
          ))}
        </div>
      )}
      {sum && (
        <section aria-label="Funnel">
          <h2>Funnel</h2>
          <label>
            Add a step{' '}
            <select value="" onChange={(event) => setFunnel([...funnel, event.target.value])}>
              <option value="">…</option>
              {steps.map((step) => (
                <option key={step}>{step}</option>
              ))}
            </select>
          </label>{' '}
          <button type="button" disabled={funnel.length === 0} onClick={() => setFunnel([])}>
            Clear
          </button>
          <ol className="funnel">
            {passed.map(({ step, visits: reached }, index) => (
              // The same step may be added twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <meter min={0} max={Math.max(1, whole)} value={reached} aria-label={step} />{' '}
                <code>{step}</code> {reached} · {percent(reached, whole)}
                {index > 0 && ` · ${(passed[index - 1]?.visits ?? 0) - reached} drop off`}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
};
