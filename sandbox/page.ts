import { html } from 'hono/html';

/** A page of the company or a partner, outside the app. It looks the same in a frame without scripts. */
export const page = (title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <style>
        body {
          font:
            1rem/1.6 system-ui,
            sans-serif;
          max-width: 36rem;
          margin: 0 auto;
          padding: 1.25rem;
        }
        h1 {
          margin: 0;
          font-size: 1.25rem;
        }
        button {
          font: inherit;
          width: 100%;
          padding: 0.75rem;
        }
      </style>
      <h1>${title}</h1>
      ${body}
    </html>`;
