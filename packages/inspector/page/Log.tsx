import type { RefObject } from 'react';
import { causeTexts, type Row } from './log.ts';
import { Rows } from './Rows.tsx';

const marks: Record<Row['by'], string> = {
  start: '◦',
  person: '●',
  time: '◷',
  service: '▸',
  shell: '▣',
  call: '⇄',
  end: '■',
};

export const timeText = (ms: number): string =>
  ms >= 60_000
    ? `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1000).toFixed(2).padStart(5, '0')}`
    : `${(ms / 1000).toFixed(3)}`;

export const CauseMark = ({ by }: { by: Row['by'] }) => (
  <span className="cause" data-by={by} title={`caused by ${causeTexts[by]}`}>
    <span aria-hidden>{marks[by]}</span>
    <span className="unseen">{causeTexts[by]}</span>
  </span>
);

interface LogProps {
  rows: readonly Row[];
  beganAt: number;
  current: number;
  searchField: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
  onChoose: (row: Row) => void;
}

export const Log = ({ rows, beganAt, current, searchField, search, onSearch, onChoose }: LogProps) => (
  <section className="panel log" aria-label="Events">
    <header>
      <h2>Events</h2>
      <input
        ref={searchField}
        type="search"
        placeholder="Search events, guards, causes  /"
        title="Events, edges, guards, values, causes; from:name finds what a name led to"
        aria-label="Search events"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <output>{rows.length}</output>
    </header>
    {rows.length === 0 && search.trim() !== '' && <p className="none">Nothing is found.</p>}
    <Rows label="Lines of events" count={rows.length} height={26} current={current}>
      {(index) => {
        const row = rows[index];
        return (
          row && (
            <button
              type="button"
              className="event"
              aria-current={index === current}
              title={row.text}
              data-unheeded={row.isUnheeded}
              data-failed={row.status !== undefined && (row.status === 0 || row.status >= 400)}
              onClick={() => onChoose(row)}
            >
              <time>{timeText(row.at - beganAt)}</time>
              <CauseMark by={row.by} />
              <span className="event-actor">{row.actor}</span>
              <span className="event-text">{row.text}</span>
              {row.isUnheeded && <em>unheeded</em>}
            </button>
          )
        );
      }}
    </Rows>
  </section>
);
