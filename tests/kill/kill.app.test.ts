import { expect, test } from 'vitest';
import { ensureHeadless } from '../../tools/browser/chromium.ts';
import { builtApp } from '../app/builtApp.ts';
import { killedCalls, killerOf } from './round.ts';

const app = builtApp();

test.each(killedCalls)(
  '$kind keeps its key when the browser is killed in mid-flight, and the screen warns',
  async (call) => {
    const killer = await killerOf(app.url, ensureHeadless());
    try {
      expect(await killer.killRound(call, 200)).toEqual({ isWarned: true, isSameKey: true, entries: 1 });
    } finally {
      await killer.close();
    }
  },
);
