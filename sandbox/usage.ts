import { Hono } from 'hono';
import * as v from 'valibot';

const limit = 5_000;
const visitsSchema = v.array(v.looseObject({ v: v.literal(1) }));

/** POST adds the visits of a simulation. */
export function usagePages() {
  const visits: v.InferOutput<typeof visitsSchema> = [];
  const add = (more: typeof visits) => {
    visits.push(...more);
    visits.splice(0, visits.length - limit);
  };
  const app = new Hono();
  app.get('/', (c) => c.json(visits));
  app.post('/', async (c) => {
    const told = v.safeParse(visitsSchema, await c.req.json().catch(() => undefined));
    if (!told.success) return c.text('Not visits', 400);
    add(told.output);
    return c.body(null, 204);
  });
  return { app, add };
}
