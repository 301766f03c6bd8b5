import { Hono } from 'hono';
import * as v from 'valibot';

/** Visits that are kept. */
const limit = 5_000;
const visitsSchema = v.array(v.looseObject({ v: v.literal(1) }));

/** Where pages of the sandbox tell what a visit used (POST), and where the inspector reads it (GET). */
export const usagePages = () => {
  const visits: v.InferOutput<typeof visitsSchema> = [];
  const app = new Hono();
  app.get('/', (c) => c.json(visits));
  app.post('/', async (c) => {
    const told = v.safeParse(visitsSchema, await c.req.json().catch(() => undefined));
    if (!told.success) return c.text('Not visits', 400);
    visits.push(...told.output);
    visits.splice(0, visits.length - limit);
    return c.body(null, 204);
  });
  return app;
};
