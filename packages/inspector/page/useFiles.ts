import { useState } from 'react';
import type { Tested, Visit } from '../usage/usage.ts';
import type { Charts } from './charts.ts';
import { type Read, readFile } from './reading.ts';
import type { Runs } from './runs.ts';

export interface Notice {
  isFault: boolean;
  title: string;
  lines: string[];
}

const unreadable = (name: string): Notice => ({
  isFault: true,
  title: `${name} cannot be opened here`,
  lines: ['What can: a recording (.jsonl), charts.json, visits.json, tested.json.'],
});

interface FilesOptions {
  runs: Runs;
  charts: Charts;
  onRun: (run: string) => void;
  onUsage: () => void;
}

export const useFiles = ({ runs, charts, onRun, onUsage }: FilesOptions) => {
  const [notice, setNotice] = useState<Notice>();
  const [visits, setVisits] = useState<Visit[]>();
  const [tested, setTested] = useState<Tested>({});

  const putToUse = (name: string, read: Read): Notice | undefined => {
    switch (read.kind) {
      case 'recording': {
        runs.add(read.frames);
        const [first] = read.frames;
        if (first) onRun(first.run);
        if (read.leftOut.length === 0) return undefined;
        return { isFault: false, title: `${name} is opened as far as it can be read`, lines: read.leftOut };
      }
      case 'charts': {
        charts.add(read.charts);
        const { length } = read.charts;
        return {
          isFault: false,
          title: `${name}: ${length} ${length === 1 ? 'chart' : 'charts'}`,
          lines: [],
        };
      }
      case 'visits':
        setVisits(read.visits);
        onUsage();
        return undefined;
      case 'tested':
        setTested(read.tested);
        onUsage();
        return undefined;
    }
  };

  const openFile = async (file: File | undefined) => {
    if (!file) return;
    const read = readFile(await file.text());
    setNotice(read ? putToUse(file.name, read) : unreadable(file.name));
  };

  return {
    openFile,
    notice,
    dismiss: () => setNotice(undefined),
    visits,
    forgetVisits: () => setVisits(undefined),
    tested,
  };
};
