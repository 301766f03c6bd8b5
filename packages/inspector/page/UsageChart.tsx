import { type ReactNode, useEffect, useState } from 'react';
import { duration } from '../charts/drawing.ts';
import type { PlacedChart } from '../charts/layout.ts';
import { medianDwell, untested, type UsageSum } from '../usage/usage.ts';
import { FileButton } from './FileButton.tsx';
import { Picture } from './Picture.tsx';
import { useFit } from './useFit.ts';

/** Green, amber, red, from short to long stays. */
const dwellColour = (ms: number | undefined): string | undefined => {
  if (ms === undefined) return undefined;
  const share = Math.min(1, Math.log2(Math.max(1, ms / 100)) / 14);
  return `hsl(${Math.round(150 - 150 * share)} 70% 45%)`;
};

export const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

const seenAtOnce = 12;

const Lines = ({ children }: { children: readonly ReactNode[] }) => {
  const rest = children.slice(seenAtOnce);
  return (
    <>
      <ol>{children.slice(0, seenAtOnce)}</ol>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <ol start={seenAtOnce + 1}>{rest}</ol>
        </details>
      )}
    </>
  );
};

interface UsageChartProps {
  chart: PlacedChart | undefined;
  sum: UsageSum;
  /** Edges that tests take; undefined until a file is imported. */
  tested: readonly string[] | undefined;
  onImport: (file: File | undefined) => void;
}

export const UsageChart = ({ chart, sum, tested, onImport }: UsageChartProps) => {
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  const { fit: zoom } = useFit(scroll, chart);
  // A chart is first scrolled to the top of its middle.
  useEffect(() => {
    scroll?.scrollTo({ left: (scroll.scrollWidth - scroll.clientWidth) / 2 });
    // The picture changes with these, though the effect reads its box alone.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [scroll, chart, zoom]);
  if (!chart) return <p>The chart {sum.hash} is of another release: import its charts.json.</p>;
  const idle = chart.edges.filter(({ id }) => !sum.edges[id]);
  const notTested = tested && untested(chart.edges, tested, sum.edges);
  const ends = Object.entries(sum.ends).toSorted(([, one], [, other]) => other - one);
  const stays = Object.entries(sum.dwell)
    .map(([state, all]) => ({ state, ms: medianDwell(all) ?? 0 }))
    .filter(({ state }) => state !== chart.nodes[0]?.id)
    .toSorted((one, other) => other.ms - one.ms);
  return (
    <section className="usage-chart" aria-label={`Usage of ${chart.id} ${chart.hash.slice(0, 8)}`}>
      <h2>
        {chart.id} <code>{chart.hash.slice(0, 8)}</code> · {sum.visits}{' '}
        {sum.visits === 1 ? 'visit' : 'visits'}
      </h2>
      {/* A scrolling region is reachable by keyboard. */}
      <section
        ref={setScroll}
        className="usage-picture"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`Chart of ${chart.id} by usage`}
      >
        <Picture
          chart={chart}
          zoom={zoom}
          nodeLook={(id) => ({
            colour: chart.nodes.some(({ parent }) => parent === id)
              ? undefined
              : dwellColour(medianDwell(sum.dwell[id])),
          })}
          edgeLook={(id) => {
            const visits = sum.passed[id] ?? 0;
            const isTested = tested?.includes(id) ?? true;
            return {
              className: `${visits > 0 ? 'walked' : 'nobody'} ${isTested ? '' : 'untested'}`,
              width: visits > 0 ? 1 + (7 * visits) / sum.visits : undefined,
            };
          }}
        />
      </section>
      <div className="usage-lists">
        <div>
          <h3>Where visits end</h3>
          <Lines>
            {ends.map(([state, count]) => (
              <li key={state}>
                <code>{state}</code> {percent(count, sum.visits)}
              </li>
            ))}
          </Lines>
        </div>
        <div>
          <h3>Longest stays (half took at most)</h3>
          <Lines>
            {stays.map(({ state, ms }) => (
              <li key={state}>
                <code>{state}</code> {duration(ms)}
              </li>
            ))}
          </Lines>
        </div>
        <div>
          <h3>Edges that nobody took: {idle.length}</h3>
          <Lines>
            {idle.map(({ id }) => (
              <li key={id}>
                <code>{id}</code>
              </li>
            ))}
          </Lines>
        </div>
        <div>
          <h3>Edges that no test takes{notTested && `: ${notTested.length}`}</h3>
          {notTested ? (
            <Lines>
              {notTested.map(({ edge, taken }) => (
                <li key={edge}>
                  <code>{edge}</code> {taken > 0 ? `taken ${taken} times` : 'taken by nobody either'}
                </li>
              ))}
            </Lines>
          ) : (
            <>
              <p>
                <code>npm run model -- usage &lt;visits&gt;</code> writes which are, of every chart that has a
                model.
              </p>
              <FileButton onChoose={onImport}>Import tested.json</FileButton>
            </>
          )}
        </div>
      </div>
    </section>
  );
};
