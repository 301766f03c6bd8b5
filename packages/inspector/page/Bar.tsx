import { FileButton } from './FileButton.tsx';
import { type View, views } from './machine.ts';
import { presenceTexts } from './presence.ts';
import { download, recordingOf } from './recording.ts';
import { type Run, type Runs, runTitle } from './runs.ts';

const viewTitles: Record<View, string> = {
  chart: 'Chart',
  sequence: 'Sequence',
  compare: 'Compare',
  usage: 'Usage',
};

interface BarProps {
  runs: Runs;
  run: Run | undefined;
  view: View;
  onRun: (id: string) => void;
  onView: (view: View) => void;
  onImport: (file: File | undefined) => void;
  onHelp: () => void;
}

export const Bar = ({ runs, run, view, onRun, onView, onImport, onHelp }: BarProps) => {
  const save = () => run && download(`${run.id}.jsonl`, recordingOf(run.frames));
  const makeTest = () => {
    if (!run) return;
    save();
    void navigator.clipboard.writeText(`npm run model -- record ${run.id}.jsonl`).catch(() => undefined);
  };
  return (
    <header className="bar">
      <h1>
        <i aria-hidden className="logo" /> Flow inspector
      </h1>
      <label className="run">
        <span className="unseen">Run</span>
        <select value={run?.id ?? ''} onChange={(event) => onRun(event.target.value)}>
          {!run && <option value="">No run yet</option>}
          {runs.all().map((one) => (
            <option key={one.id} value={one.id}>
              {presenceTexts[runs.presenceOf(one)].mark} · {runTitle(one)}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label="Views">
        {views.map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
            {viewTitles[one]}
          </button>
        ))}
      </nav>
      <span className="spacer" />
      <FileButton onChoose={onImport}>Import</FileButton>
      <button type="button" disabled={!run} onClick={save}>
        Download
      </button>
      <button
        type="button"
        disabled={!run}
        title="Downloads the recording and copies the command that makes a test of it"
        onClick={makeTest}
      >
        Make a test
      </button>
      <button type="button" aria-label="Keys" onClick={onHelp}>
        ?
      </button>
    </header>
  );
};
