import { expect, test, vi } from 'vitest';

test('reports each exception once, by its name and place, without what it says', async () => {
  const configured = document.createElement('script');
  Object.assign(configured, { id: 'environment', type: 'application/json' });
  configured.textContent = JSON.stringify({ reportUrl: 'https://reports.example/' });
  document.head.append(configured);
  const sent = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  await import('../../views/entries/help.ts');
  window.help?.started();
  const whereabouts = { route: 'repay', states: { app: 'idle' }, events: ['code.requested'] };
  const thrown = Object.assign(new TypeError('Juana owes 9'), {
    stack: 'TypeError: Juana owes 9\n  at pay (https://loans.example/assets/repay-1a.js:1:20)',
  });
  for (const error of [thrown, thrown, Object.assign(new Error(''), { name: 'Juana owes' })])
    window.help?.report(error, whereabouts);
  const reports = sent.mock.calls.map(
    ([, init]) => JSON.parse(String(init?.body)) as { error: { name: string } },
  );
  expect(reports[0]).toMatchObject({
    ...whereabouts,
    error: { name: 'TypeError', place: 'repay-1a.js:1:20' },
  });
  expect(reports.map(({ error }) => error.name)).toEqual(['TypeError', 'unknown']);
  expect(JSON.stringify(reports)).not.toContain('Juana');
});
