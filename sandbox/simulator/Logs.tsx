import { useState } from 'react';
import { Tabs } from '../../views/parts/Tabs.tsx';
import type { Entry } from './control.ts';
import type { Heard } from './usePhone.ts';

const clock = (time: number) => new Date(time).toLocaleTimeString('en-GB');

const headline = (entry: Entry): string => {
  switch (entry.kind) {
    case 'call':
      return `${entry.method} ${entry.path}`;
    case 'violation':
      return `Contract broken: ${entry.path}`;
    case 'tracked':
      return `Tracked: module ${entry.moduleId}, position ${entry.positionId}`;
    case 'sms':
      return `SMS to ${entry.phone}: ${entry.code}`;
    case 'order':
      return `Order ${entry.orderId}: ${entry.message}`;
    case 'report':
      return `Exception: ${entry.report.error.name} at ${entry.report.error.place}`;
  }
};

const verdict = (entry: Entry): string => {
  if (entry.kind !== 'call') return entry.kind;
  const { status, code } = entry.answer;
  return status === 200 || status === 0
    ? `${code === 'true' ? 'ok' : code}${entry.replayed ? ' again' : ''}`
    : String(status);
};

const isBad = (entry: Entry) =>
  entry.kind === 'violation' ||
  entry.kind === 'report' ||
  (entry.kind === 'call' && !['true', '0', '00'].includes(entry.answer.code));

const Item = ({
  time,
  title,
  mark,
  bad,
  details,
}: {
  time: number;
  title: string;
  mark: string;
  bad: boolean;
  details: object;
}) => (
  <li className="log-item" data-bad={bad}>
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

/** What went over the bridge, and what reached the lender, newest first. */
export const Logs = ({ heard, entries }: { heard: readonly Heard[]; entries: readonly Entry[] }) => {
  const [tab, setTab] = useState('calls');
  const broken = entries.filter((entry) => entry.kind === 'violation').length;
  return (
    <div className="logs card">
      <Tabs
        label="Records"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'calls', title: `Lender${broken ? ` · ${broken} broken` : ''}` },
          { id: 'bridge', title: 'Bridge' },
        ]}
      >
        <ol className="log" aria-live="off">
          {tab === 'calls'
            ? entries.map((entry) => (
                <Item
                  key={entry.id}
                  time={entry.time}
                  title={headline(entry)}
                  mark={verdict(entry)}
                  bad={isBad(entry)}
                  details={entry}
                />
              ))
            : heard.map((call) => (
                <Item
                  key={call.id}
                  time={call.time}
                  title={`${call.direction === 'toShell' ? '→' : '←'} ${call.name}`}
                  mark={Object.values(call.payload).map(String).join(' ').slice(0, 24)}
                  bad={false}
                  details={call.payload}
                />
              ))}
        </ol>
        {(tab === 'calls' ? entries : heard).length === 0 && <p className="log-empty">Nothing yet.</p>}
      </Tabs>
    </div>
  );
};
