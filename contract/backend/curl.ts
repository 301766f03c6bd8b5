import type { WireRequest } from '../api/requests.ts';

/** A word of a POSIX shell, in which the session is a variable. */
const quoted = (text: string) =>
  `'${text.replaceAll("'", String.raw`'\''`).replaceAll(/(?<=[?&]sessionId=)[^&#]*/g, `'"$SESSION"'`)}'`;

const bodyOf = (body: RequestInit['body']): string[] => {
  if (body instanceof FormData)
    return [...body].map(([name, value]) =>
      typeof value === 'string'
        ? `--form ${quoted(`${name}=${value}`)}`
        : `--form ${quoted(`${name}=@picture.jpg`)}`,
    );
  return body === undefined || body === null
    ? []
    : [`--data ${quoted(String(body as string | URLSearchParams))}`];
};

/** Returns a command that repeats a request. Its session is `$SESSION`, so that a report can be shared. */
export const curlOf = ({ url, init: { method, headers, body } }: WireRequest): string =>
  [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    ...Object.entries(headers).map(
      ([name, value]) =>
        // curl omits a header without a value; with a semicolon it sends an empty one.
        `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
    ),
    ...bodyOf(body),
  ].join(' ');
