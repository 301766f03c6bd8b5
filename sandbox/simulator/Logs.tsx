import { useState } from 'react';
import { Tabs } from '../../views/parts/Tabs.tsx';
import type { Moved, Side } from './timeline.ts';

const clock = (time: number) => new Date(time).toLocaleTimeString('en-GB');

const Item = ({ moved: { side, time, title, mark, isBad, details } }: { moved: Moved }) => (
  <li className="log-item" data-bad={isBad} data-side={side}>
    <details>
      <summary>
        <time>{clock(time)}</time>
        <span>{title}</span>
        <b>{mark}</b>
      </summary>
      <pre>{JSON.stringify(details, undefined, 2)}</pre>
    </details>
  </li>
);

export function Logs({ timeline }: { timeline: readonly Moved[] }) {
  const [tab, setTab] = useState<string>('all');
  const wrong = timeline.filter(({ isBad }) => isBad).length;
  const tabs: { id: 'all' | Side; title: string }[] = [
    { id: 'all', title: `Timeline${wrong ? ` · ${wrong} wrong` : ''}` },
    { id: 'lender', title: 'Lender' },
    { id: 'bridge', title: 'Bridge' },
    { id: 'state', title: 'States' },
  ];
  const shown = timeline.filter(({ side }) => tab === 'all' || side === tab);
  return (
    <div className="logs card">
      <Tabs label="Records" selected={tab} onSelect={setTab} tabs={tabs}>
        <ol className="log" aria-live="off">
          {shown.map((moved) => (
            <Item key={moved.key} moved={moved} />
          ))}
        </ol>
        {shown.length === 0 && <p className="log-empty">Nothing yet.</p>}
      </Tabs>
    </div>
  );
}
