import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { normalPath } from '../deploy/normalPath.ts';
import { foreignHeaders } from '../deploy/site.ts';
import { isOwnHost, isOwnRequest } from '../packages/inspector/relay/trust.ts';

/** Maximum bytes of a body: three photos of a phone, or a form of text. */
const limits = { multipart: 24 * 1024 * 1024, other: 1024 * 1024 };

/** Rejects a foreign `Host`, and calls from other sites to `guarded` paths or with a method that changes something. */
export const refuseForeignRequests =
  (names: readonly string[], guarded: readonly string[]): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (c, next) => {
    const { headers } = c.env.incoming;
    if (!isOwnHost(headers.host, names))
      return c.json(
        { error: `${headers.host} is not this machine. Add it to ALLOWED_HOSTS to allow it.` },
        403,
      );
    const isGuarded =
      !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) ||
      guarded.some((path) => c.req.path.startsWith(`${path}/`));
    if (isGuarded && !isOwnRequest(headers))
      return c.json({ error: 'Pages of other origins may not call the sandbox.' }, 403);
    return next();
  };

/** Redirects a path that repeats slashes to its normal form, and refuses every other path that is not in it. */
export const normalisePaths = (): MiddlewareHandler<{ Bindings: HttpBindings }> => async (c, next) => {
  const [, path = '', query = ''] = /^([^?]*)([^]*)$/.exec(c.env.incoming.url ?? '') ?? [];
  const form = normalPath(path);
  if (!form) return c.text('Not found', 404, foreignHeaders);
  return form.redirect === undefined
    ? next()
    : c.body(null, 308, { ...foreignHeaders, Location: form.redirect + query });
};

/** Responses of the API, whatever their type, cannot run as a page of the app's origin. */
export const containResponses = (): MiddlewareHandler => async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(foreignHeaders)) c.res.headers.set(name, value);
};

/** Responds 413 to a body larger than anything the app sends, without buffering it. */
export function limitBodies(): MiddlewareHandler {
  const onError = () => Response.json({ error: 'The body is too large.' }, { status: 413 });
  const multipart = bodyLimit({ maxSize: limits.multipart, onError });
  const other = bodyLimit({ maxSize: limits.other, onError });
  return (c, next) =>
    c.req.header('content-type')?.startsWith('multipart/form-data') ? multipart(c, next) : other(c, next);
}
