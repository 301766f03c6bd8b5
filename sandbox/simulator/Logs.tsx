import { useState } from 'react';
import { Tabs } from '../../views/parts/Tabs.tsx';
import type { Moved, Side } from './timeline.ts';

const clock = (time: number) => new Date(time).toLocaleTimeString('en-GB');

const Item = ({ moved: { side, time, title, mark, isBad, details } }: { moved: Moved }) => (
  <li className="group" data-bad={isBad} data-side={side}>
    <details>
      <summary className="grid list-none grid-cols-[auto_1fr_auto] gap-2.5 py-2">
        <time className="text-muted tabular-nums">{clock(time)}</time>
        <span className="group-data-[bad=true]:text-danger">{title}</span>
        <b className="font-strong text-accent group-data-[bad=true]:text-danger">{mark}</b>
      </summary>
      <pre className="overflow-x-auto rounded-small bg-sunken px-3 py-2.5 text-[0.75rem] whitespace-pre-wrap">
        {JSON.stringify(details, undefined, 2)}
      </pre>
    </details>
  </li>
);

export function Logs({ timeline }: { timeline: readonly Moved[] }) {
  const [tab, setTab] = useState<string>('all');
  const wrong = timeline.filter(({ isBad }) => isBad).length;
  const tabs: { id: 'all' | Side; title: string }[] = [
    { id: 'all', title: `Timeline${wrong ? ` · ${wrong} wrong` : ''}` },
    { id: 'backend', title: 'Backend' },
    { id: 'bridge', title: 'Bridge' },
    { id: 'state', title: 'States' },
  ];
  const shown = timeline.filter(({ side }) => tab === 'all' || side === tab);
  return (
    <div className="card min-h-48">
      <Tabs label="Records" selected={tab} onSelect={setTab} tabs={tabs}>
        <ol
          className="log max-h-60 divide-y divide-line overflow-y-auto text-small [scrollbar-width:thin]"
          aria-live="off"
        >
          {shown.map((moved) => (
            <Item key={moved.key} moved={moved} />
          ))}
        </ol>
        {shown.length === 0 && <p className="text-muted">Nothing yet.</p>}
      </Tabs>
    </div>
  );
}
