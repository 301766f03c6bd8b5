import { useEffect, useMemo, useRef, useState } from 'react';
import { escapeKey, keysIn } from '../charts/ids.ts';
import type { PlacedChart } from '../charts/layout.ts';
import type { ActorState } from '../frames/state.ts';
import { exportChart, exportKinds } from './exports.ts';
import type { Row } from './log.ts';
import { Picture } from './Picture.tsx';
import { placeOf } from './place.ts';
import { useFit } from './useFit.ts';
import { leavesOf } from './values.ts';

const activeIn = (value: unknown): Set<string> =>
  new Set(
    leavesOf(value).flatMap((leaf) => {
      const keys = keysIn(leaf).map(escapeKey);
      return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
    }),
  );

interface ChartViewProps {
  actor: ActorState;
  chart: PlacedChart | undefined;
  rows: readonly Row[];
  count: number;
  isLive: boolean;
  /** Whether frames carried the chart: its layout is then computed here. */
  isCarried: boolean;
}

const zooms = [0.3, 0.4, 0.5, 0.6, 0.75, 0.9, 1, 1.25, 1.5, 2];

export const ChartView = ({ actor, chart, rows, count, isLive, isCarried }: ChartViewProps) => {
  const [zoom, setZoom] = useState<number>();
  const [kind, setKind] = useState('svg');
  const active = useMemo(() => activeIn(actor.value), [actor.value]);
  const taken = useMemo(
    () =>
      new Set(rows.flatMap((row) => (row.session === actor.session && row.count <= count ? row.edges : []))),
    [rows, count, actor.session],
  );
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  const { fit, size } = useFit(scroll, chart);
  const shown = zoom ?? fit;
  const seen = useRef<{ chart: PlacedChart | undefined; zoom: number; size: string }>(undefined);
  const place = chart && placeOf(chart, actor);
  // The target of the last edges is centred with its chart or zoom, and scrolled into view as the run continues.
  useEffect(() => {
    const before = seen.current;
    const isShown = before?.chart === chart && before?.zoom === shown && before?.size === size;
    seen.current = { chart, zoom: shown, size };
    const where =
      place === undefined ? '.atomic.active, .final.active' : `[data-node="${CSS.escape(place)}"]`;
    const block = isShown ? 'nearest' : 'center';
    // An edge without a single target does not scroll.
    if (place !== undefined || !isShown)
      scroll?.querySelector(where)?.scrollIntoView({ block, inline: block });
    // The picture changes with these, though the effect reads it alone.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [place, actor.taken.seq, chart, shown, size, scroll]);
  if (!chart && isCarried) return <output className="empty">Drawing {actor.chart?.id}…</output>;
  if (!chart)
    return (
      <div className="empty">
        <h2>The chart of {actor.chart?.id} is of another release</h2>
        <p>
          Its hash is <code>{actor.chart?.hash}</code>. Import that release's <code>charts.json</code>.
        </p>
      </div>
    );
  const step = (by: 1 | -1) =>
    setZoom(
      by > 0 ? (zooms.find((one) => one > shown) ?? shown) : (zooms.findLast((one) => one < shown) ?? shown),
    );
  return (
    <>
      <div className="stage-bar">
        <h2 title={chart.file}>{chart.id}</h2>
        <code title="Hash of the chart">{chart.hash.slice(0, 8)}</code>
        <span className="spacer" />
        <button type="button" aria-label="Smaller" onClick={() => step(-1)}>
          −
        </button>
        <button type="button" title="Fit the window" onClick={() => setZoom(undefined)}>
          {Math.round(shown * 100)} %
        </button>
        <button type="button" aria-label="Larger" onClick={() => step(1)}>
          +
        </button>
        <label>
          <span className="unseen">Kind of export</span>
          <select value={kind} onChange={(event) => setKind(event.target.value)}>
            {Object.entries(exportKinds).map(([ending, title]) => (
              <option key={ending} value={ending}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => void exportChart(chart, kind)}>
          Export
        </button>
      </div>
      {/* A scrolling region is reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={setScroll} className="stage-scroll" tabIndex={0} aria-label="Chart" data-live={isLive}>
        <Picture
          chart={chart}
          zoom={shown}
          nodeLook={(id) => ({ className: active.has(id) ? 'active' : '' })}
          edgeLook={(id) => {
            const isNow = actor.taken.edges.includes(id);
            return {
              className: `${isNow ? 'now' : ''} ${taken.has(id) ? 'taken' : ''}`,
              flash: isNow ? actor.taken.seq : undefined,
            };
          }}
        />
      </section>
    </>
  );
};
