import { useMachine } from '@xstate/react';
import { type DragEvent, type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Command } from '../ways/asked.ts';
import { Actors } from './Actors.tsx';
import { Bar } from './Bar.tsx';
import { ChartView } from './ChartView.tsx';
import type { Charts } from './charts.ts';
import { Compare } from './Compare.tsx';
import { Details } from './Details.tsx';
import { Help } from './Help.tsx';
import { useKeys } from './keys.ts';
import { Log } from './Log.tsx';
import { matches, type Row } from './log.ts';
import { type Moment, pageMachine, views } from './machine.ts';
import { actorShown } from './place.ts';
import { NoticeBox } from './NoticeBox.tsx';
import { Restore } from './Restore.tsx';
import { type Runs, runTitle } from './runs.ts';
import { Sequence } from './Sequence.tsx';
import { Send } from './Send.tsx';
import { Time } from './Time.tsx';
import { Usage } from './Usage.tsx';
import { useFiles } from './useFiles.ts';

interface InspectorProps {
  runs: Runs;
  charts: Charts;
  command: (command: Command) => void;
  /** Explains how to start a run, while there is none. */
  hint: ReactNode;
}

/** Index of the last line that had begun at a moment; -1 before the first. */
const rowAt = (rows: readonly Row[], count: number): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.count ?? 0) <= count) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

export const Inspector = ({ runs, charts, command, hint }: InspectorProps) => {
  const [snapshot, send] = useMachine(pageMachine);
  const version = useSyncExternalStore(runs.subscribe, runs.version);
  useSyncExternalStore(charts.subscribe, charts.version);
  const searchField = useRef<HTMLInputElement>(null);

  const { context } = snapshot;
  const isFollowing = snapshot.matches({ time: 'following' });
  const followed = runs.get(context.run) ?? runs.all()[0];
  const looked = isFollowing ? undefined : context.moment;
  const run = runs.get(looked?.run) ?? followed;
  const frames = run?.frames ?? [];
  const count = looked ? looked.count : frames.length;
  const state = run?.stateAt(count);
  const presence = run && runs.presenceOf(run);
  const beganAt = frames[0]?.at ?? 0;
  // The log of a run grows in place; its version says so.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const all = useMemo(() => [...(run?.log.rows ?? [])], [run, version]);
  const rows = useMemo(
    () => (context.search.trim() ? all.filter((row) => matches(row, context.search, run?.log)) : all),
    [all, context.search, run],
  );
  const current = rowAt(rows, count);
  const row = rows[current];
  const session = context.actor?.run === run?.id ? context.actor?.session : undefined;
  const actor = state && actorShown(state, session);
  const moment: Moment | undefined = run && { run: run.id, count };

  const look = (at: number) => {
    const within = Math.max(0, Math.min(frames.length, at));
    if (run) send({ type: 'moment.chosen', moment: { run: run.id, count: within } });
  };
  const choose = (line: Row) => look(line.count);
  const chooseAt = (index: number) => {
    const target = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (target) choose(target);
  };
  // The end of a run other than the followed one is an ordinary moment.
  const reachEnd = () => (run === followed ? send({ type: 'end.reached' }) : look(frames.length));
  const pauseOrFollow = () => (isFollowing ? look(count) : send({ type: 'end.reached' }));

  const files = useFiles({
    runs,
    charts,
    onRun: (id) => {
      send({ type: 'run.chosen', run: id });
      // The usage view shows no run.
      if (context.view === 'usage') send({ type: 'view.chosen', view: 'chart' });
    },
    onUsage: () => send({ type: 'view.chosen', view: 'usage' }),
  });

  useKeys({
    ArrowLeft: () => chooseAt(current - 1),
    ArrowRight: () => chooseAt(current + 1),
    'Shift+ArrowLeft': () => look(count - 1),
    'Shift+ArrowRight': () => look(count + 1),
    Home: () => chooseAt(0),
    'Shift+Home': () => look(1),
    End: reachEnd,
    'Shift+End': reachEnd,
    ' ': pauseOrFollow,
    '/': () => {
      searchField.current?.focus();
      searchField.current?.select();
    },
    '?': () => send({ type: 'help.toggled' }),
    Escape: () => {
      files.dismiss();
      if (snapshot.matches({ help: 'open' })) send({ type: 'help.toggled' });
    },
    a: () => moment && send({ type: 'moment.marked', as: 'first', moment }),
    b: () => moment && send({ type: 'moment.marked', as: 'second', moment }),
    ...Object.fromEntries(
      views.map((view, index) => [String(index + 1), () => send({ type: 'view.chosen', view })]),
    ),
  });

  useEffect(() => {
    document.title = run ? `${runTitle(run)} – Flow inspector` : 'Flow inspector';
  }, [run]);

  return (
    <div
      className="inspector"
      data-view={context.view}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        void files.openFile(event.dataTransfer.files[0]);
      }}
    >
      <Bar
        runs={runs}
        run={run}
        view={context.view}
        onRun={(id) => send({ type: 'run.chosen', run: id })}
        onView={(view) => send({ type: 'view.chosen', view })}
        onImport={(chosen) => void files.openFile(chosen)}
        onHelp={() => send({ type: 'help.toggled' })}
      />
      {files.notice && <NoticeBox notice={files.notice} onClose={files.dismiss} />}
      {snapshot.matches({ help: 'open' }) && <Help onClose={() => send({ type: 'help.toggled' })} />}

      <aside className="panel side" aria-label="Actors">
        <header>
          <h2>Actors</h2>
          <output>
            {state ? [...state.actors.values()].filter(({ status }) => status === 'active').length : 0}
          </output>
        </header>
        {state && (
          <Actors
            state={state}
            selected={actor?.session}
            onSelect={(one) => run && send({ type: 'actor.chosen', actor: { run: run.id, session: one } })}
          />
        )}
        {state?.about && run && presence && actor && isFollowing && (
          <Send actor={actor} run={run} presence={presence} charts={charts} command={command} />
        )}
        {state && run && !isFollowing && <Restore run={run} state={state} runs={runs} command={command} />}
      </aside>

      <main className="stage">
        {context.view === 'chart' &&
          (actor?.chart && state ? (
            <ChartView
              actor={actor}
              chart={charts.get(actor.chart.hash, state.charts.get(actor.chart.hash))}
              isCarried={state.charts.has(actor.chart.hash)}
              rows={all}
              count={count}
              isLive={isFollowing}
            />
          ) : (
            <div className="empty">
              <h2>Nothing to see yet</h2>
              {hint}
            </div>
          ))}
        {context.view === 'sequence' && (
          <Sequence rows={rows} beganAt={beganAt} current={current} onChoose={choose} />
        )}
        {context.view === 'compare' && (
          <Compare
            runs={runs}
            first={context.first}
            second={context.second}
            now={moment}
            onMark={(as, marked) => send({ type: 'moment.marked', as, moment: marked })}
          />
        )}
        {context.view === 'usage' && <Usage charts={charts} shown={actor?.chart?.hash} files={files} />}
      </main>

      <Log
        rows={rows}
        beganAt={beganAt}
        current={current}
        searchField={searchField}
        search={context.search}
        onSearch={(search) => send({ type: 'search.changed', search })}
        onChoose={choose}
      />
      {run && state ? (
        <Details run={run} actor={actor} row={row} state={state} onChoose={choose} />
      ) : (
        <section className="panel details" aria-label="Details" />
      )}

      <Time
        isFollowing={isFollowing}
        presence={presence}
        count={count}
        frames={frames.length}
        ms={Math.max(0, (state?.at ?? 0) - beganAt)}
        onToggle={pauseOrFollow}
        onLook={(at) => (at >= frames.length ? reachEnd() : look(at))}
      />
    </div>
  );
};
