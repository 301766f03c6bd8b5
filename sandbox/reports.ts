import { Hono } from 'hono';
import * as v from 'valibot';
import type { Journal } from './journal.ts';
import { reportSchema } from './happening.ts';

/** Accepts reports of pages at `/sandbox/reports`, like the server that `VITE_REPORT_URL` names; GET lists them, oldest first. */
export function takeReports(journal: Journal): Hono {
  const reports = new Hono();
  reports.post('/', async (c) => {
    const text = await c.req.text();
    try {
      journal.add({ kind: 'report', report: v.parse(reportSchema, JSON.parse(text)) });
    } catch {
      journal.add({
        kind: 'violation',
        path: '/sandbox/reports',
        message: 'the report does not fit its schema',
      });
      return c.json({}, 400);
    }
    return c.json({}, 202);
  });
  reports.get('/', (c) =>
    c.json(journal.since(0).flatMap((entry) => (entry.kind === 'report' ? [entry.report] : []))),
  );
  return reports;
}
