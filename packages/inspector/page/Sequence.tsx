import { useMemo } from 'react';
import { type Lane, lanes, type Row } from './log.ts';
import { CauseMark, timeText } from './Log.tsx';
import { Rows } from './Rows.tsx';

const titles = {
  person: 'Person',
  root: 'Root',
  machines: 'Machines',
  services: 'Services',
  shell: 'Shell',
  server: 'Server',
};
interface SequenceProps {
  rows: readonly Row[];
  beganAt: number;
  current: number;
  onChoose: (row: Row) => void;
}

export const Sequence = ({ rows, beganAt, current, onChoose }: SequenceProps) => {
  const used = useMemo(() => {
    const there = new Set<Lane>(rows.flatMap(({ from, to }) => [from, to]));
    return lanes.filter((lane) => there.has(lane));
  }, [rows]);
  const middle = (lane: Lane) => ((used.indexOf(lane) + 0.5) * 100) / used.length;
  return (
    <div className="sequence">
      <div className="sequence-heads">
        {used.map((lane) => (
          <span key={lane}>{titles[lane]}</span>
        ))}
      </div>
      <Rows label="Sequence" count={rows.length} height={34} current={current}>
        {(index) => {
          const row = rows[index];
          if (!row) return null;
          const [from, to] = [middle(row.from), middle(row.to)];
          const isOwn = row.from === row.to;
          return (
            <button
              type="button"
              className="message"
              aria-current={index === current}
              data-by={row.by}
              data-failed={row.status !== undefined && (row.status === 0 || row.status >= 400)}
              onClick={() => onChoose(row)}
            >
              {used.map((lane) => (
                <i key={lane} className="lifeline" style={{ left: `${middle(lane)}%` }} />
              ))}
              <b
                className="message-line"
                data-turn={isOwn ? 'own' : from < to ? 'right' : 'left'}
                style={{ left: `${Math.min(from, to)}%`, width: isOwn ? '18px' : `${Math.abs(to - from)}%` }}
              />
              <span
                className="message-text"
                style={{ left: `${isOwn ? from : (from + to) / 2}%` }}
                data-own={isOwn}
              >
                <CauseMark by={row.by} /> {row.text}
              </span>
              <time>{timeText(row.at - beganAt)}</time>
            </button>
          );
        }}
      </Rows>
    </div>
  );
};
