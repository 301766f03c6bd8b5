import { expect, test } from 'vitest';
import { ensureHeadless } from '../../tools/browser/chromium.ts';
import { isNightly } from '../nightly.ts';
import { builtApp } from '../app/builtApp.ts';
import { killedCalls, killerOf } from './round.ts';

const app = builtApp();

test.each(killedCalls.filter(({ name }) => isNightly || ['push', 'complain'].includes(name)))(
  '$name is reported, and not sent again under another key, when the browser is killed just after the response',
  async (call) => {
    const killer = await killerOf(app.url, ensureHeadless());
    try {
      expect(await killer.killRound(call, 'answer received')).toMatchObject({ keys: 1, isFine: true });
    } finally {
      await killer.close();
    }
  },
);
