import { useEffect, useMemo, useRef, useState } from 'react';
import { duration } from '../charts/drawing.ts';
import type { PlacedChart } from '../charts/layout.ts';
import {
  funnelOf,
  medianDwell,
  parseVisits,
  readUsage,
  stepOf,
  sumOf,
  type Tested,
  untested,
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

interface UsageChartProps {
  chart: PlacedChart | undefined;
  sum: UsageSum;
  /** Edges that tests take; undefined while nobody has told. */
  tested: readonly string[] | undefined;
}

const UsageChart = ({ chart, sum, tested }: UsageChartProps) => {
  const scroll = useRef<HTMLElement>(null);
  // A chart begins at the top of its middle.
  useEffect(() => {
    const { current } = scroll;
    if (current && chart) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [chart]);
  if (!chart) return <p>The chart {sum.hash} is of another release: import its charts.json.</p>;
  const most = Math.max(1, ...Object.values(sum.edges));
  const idle = chart.edges.filter(({ id }) => !sum.edges[id]);
  const notTested = tested && untested(chart.edges, tested, sum.edges);
  const ends = Object.entries(sum.ends).toSorted(([, one], [, other]) => other - one);
  return (
    <section className="usage-chart" aria-label={`Usage of ${chart.id} ${chart.hash.slice(0, 8)}`}>
      <h3>
        {chart.id} <code>{chart.hash.slice(0, 8)}</code> · {sum.visits} visits
      </h3>
      {/* A scrolling region is reached by the keyboard. */}
      <section
        ref={scroll}
        className="usage-picture"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`Chart of ${chart.id} by usage`}
      >
        <Picture
          chart={chart}
          zoom={Math.min(1, Math.max(0.8, 620 / chart.layout.width))}
          nodeLook={(id) => ({
            colour: chart.nodes.some(({ parent }) => parent === id)
              ? undefined
              : dwellColour(medianDwell(sum.dwell[id])),
          })}
          edgeLook={(id) => {
            const taken = sum.edges[id] ?? 0;
            const isTested = tested?.includes(id) ?? true;
            return {
              className: `${taken > 0 ? 'walked' : 'nobody'} ${isTested ? '' : 'untested'}`,
              width: taken > 0 ? 1 + (7 * Math.log(1 + taken)) / Math.log(1 + most) : undefined,
            };
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
        <div>
          <h4>Edges that no test takes{notTested && `: ${notTested.length}`}</h4>
          {!notTested && (
            <p>
              <code>npm run model -- usage &lt;visits&gt;</code> writes which are: import its{' '}
              <code>tested.json</code>.
            </p>
          )}
          <ol>
            {notTested?.slice(0, 12).map(({ edge, taken }) => (
              <li key={edge}>
                <code>{edge}</code> {taken > 0 && `taken ${taken} times`}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
};

interface UsageProps {
  charts: Charts;
  /** Hash of the chart that was on show before, with which it begins. */
  shown: string | undefined;
}

/** What borrowers do: the charts with arrows as wide as they are used, states coloured by how long people stay, funnels. */
export const Usage = ({ charts, shown }: UsageProps) => {
  const [visits, setVisits] = useState<Visit[]>([]);
  const [tested, setTested] = useState<Tested>({});
  const [fault, setFault] = useState('');
  const [hash, setHash] = useState<string>();
  const [second, setSecond] = useState('');
  const [funnel, setFunnel] = useState<string[]>([]);
  useEffect(() => {
    // A build outside of the sandbox has no usage of its own: it is imported.
    void load().then(setVisits, () => undefined);
  }, []);
  const sums = useMemo(() => sumOf(visits), [visits]);
  const listed = [...sums.values()].toSorted((one, other) => one.id.localeCompare(other.id));
  const sum =
    sums.get(hash ?? shown ?? '') ?? listed.toSorted((one, other) => takenIn(other) - takenIn(one))[0];
  const other = sums.get(second);
  const steps = listed.flatMap(({ id, entries }) => Object.keys(entries).map((state) => stepOf(id, state)));
  const passed = funnelOf(visits, funnel);
  const whole = passed[0]?.visits ?? 0;
  const importFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const read = readUsage(JSON.parse(await chosen.text()));
      if ('visits' in read) setVisits(read.visits);
      else setTested(read.tested);
      setFault('');
    } catch {
      setFault(`${chosen.name} holds neither visits nor what tests take`);
    }
  };
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
            onChange={(event) => void importFile(event.target.files?.[0])}
          />
        </label>
      </div>
      {fault && <p role="alert">{fault}</p>}
      {!sum && (
        <p className="empty">No visit has ended yet. Visits of the sandbox count when their page closes.</p>
      )}
      {sum && (
        <div className="usage-charts">
          <UsageChart chart={charts.get(sum.hash)} sum={sum} tested={tested[sum.hash]} />
          {other && <UsageChart chart={charts.get(other.hash)} sum={other} tested={tested[other.hash]} />}
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
