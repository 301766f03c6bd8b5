import { useEffect, useMemo, useState } from 'react';
import { duration } from '../charts/drawing.ts';
import type { PlacedChart } from '../charts/layout.ts';
import {
  funnelOf,
  medianDwell,
  parseVisits,
  stepOf,
  sumOf,
  type UsageSum,
  type Visit,
} from '../usage/usage.ts';
import type { Charts } from './charts.ts';
import { Picture } from './Picture.tsx';

/** Of the sandbox, wherever its pages stand. */
const address = '/sandbox/usage';

const load = async (): Promise<Visit[]> => {
  const response = await fetch(address);
  return response.ok ? parseVisits(await response.json()) : [];
};

const takenIn = ({ edges }: UsageSum) => Object.values(edges).reduce((sum, count) => sum + count, 0);

/** From short to long stays: green, amber, red. */
const dwellColour = (ms: number | undefined): string | undefined => {
  if (ms === undefined) return undefined;
  const share = Math.min(1, Math.log2(Math.max(1, ms / 100)) / 14);
  return `hsl(${Math.round(150 - 150 * share)} 70% 45%)`;
};

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

const UsageChart = ({ chart, sum }: { chart: PlacedChart | undefined; sum: UsageSum }) => {
  if (!chart) return <p>The chart {sum.hash} is of another release: import its charts.json.</p>;
  const most = Math.max(1, ...Object.values(sum.edges));
  const idle = chart.edges.filter(({ id }) => !sum.edges[id]);
  const ends = Object.entries(sum.ends).toSorted(([, one], [, other]) => other - one);
  return (
    <section className="usage-chart" aria-label={`Usage of ${chart.id} ${chart.hash.slice(0, 8)}`}>
      <h3>
        {chart.id} <code>{chart.hash.slice(0, 8)}</code> · {sum.visits} visits
      </h3>
      {/* A scrolling region is reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="usage-picture" tabIndex={0} aria-label={`Chart of ${chart.id} by usage`}>
        <Picture
          chart={chart}
          zoom={Math.min(1, Math.max(0.45, 620 / chart.layout.width))}
          nodeLook={(id) => ({
            colour: chart.nodes.some(({ parent }) => parent === id)
              ? undefined
              : dwellColour(medianDwell(sum.dwell[id])),
          })}
          edgeLook={(id) => {
            const taken = sum.edges[id] ?? 0;
            return taken > 0
              ? { className: 'walked', width: 1 + (7 * Math.log(1 + taken)) / Math.log(1 + most) }
              : { className: 'nobody' };
          }}
        />
      </section>
      <div className="usage-lists">
        <div>
          <h4>Where visits end</h4>
          <ol>
            {ends.slice(0, 8).map(([state, count]) => (
              <li key={state}>
                <code>{state}</code> {percent(count, sum.visits)}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h4>Longest stays (half took at most)</h4>
          <ol>
            {Object.entries(sum.dwell)
              .map(([state, stays]) => ({ state, ms: medianDwell(stays) ?? 0 }))
              .filter(({ state }) => state !== chart.id)
              .toSorted((one, other) => other.ms - one.ms)
              .slice(0, 8)
              .map(({ state, ms }) => (
                <li key={state}>
                  <code>{state}</code> {duration(ms)}
                </li>
              ))}
          </ol>
        </div>
        <div>
          <h4>Edges that nobody took: {idle.length}</h4>
          <ol>
            {idle.slice(0, 12).map(({ id }) => (
              <li key={id}>
                <code>{id}</code>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
};

/** What borrowers do: the charts with arrows as wide as they are used, states coloured by how long people stay, funnels. */
export const Usage = ({ charts }: { charts: Charts }) => {
  const [visits, setVisits] = useState<Visit[]>([]);
  const [hash, setHash] = useState<string>();
  const [second, setSecond] = useState('');
  const [funnel, setFunnel] = useState<string[]>([]);
  useEffect(() => {
    // A build outside of the sandbox has no usage of its own: it is imported.
    void load().then(setVisits, () => undefined);
  }, []);
  const sums = useMemo(() => sumOf(visits), [visits]);
  const listed = [...sums.values()].toSorted((one, other) => one.id.localeCompare(other.id));
  const sum = sums.get(hash ?? '') ?? listed.toSorted((one, other) => takenIn(other) - takenIn(one))[0];
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
        <button type="button" onClick={() => void load().then(setVisits, () => undefined)}>
          Refresh
        </button>
        <label className="button">
          Import visits
          <input
            type="file"
            className="unseen"
            accept=".json"
            onChange={(event) =>
              void event.target.files?.[0]?.text().then((text) => setVisits(parseVisits(JSON.parse(text))))
            }
          />
        </label>
      </div>
      {!sum && (
        <p className="empty">No visit has ended yet. Visits of the sandbox count when their page closes.</p>
      )}
      {sum && (
        <div className="usage-charts">
          <UsageChart chart={charts.get(sum.hash)} sum={sum} />
          {other && <UsageChart chart={charts.get(other.hash)} sum={other} />}
        </div>
      )}
      {sum && (
        <section aria-label="Funnel">
          <h3>Funnel</h3>
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
              <li key={step}>
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
