import type { CDPSession } from 'playwright';

const mostAsked = 100;

/** Removes a page's history, so that back has no target. @throws when the browser refuses. */
export const forgetHistory = async (devtools: Pick<CDPSession, 'send'>): Promise<void> => {
  for (let asked = 1; ; asked += 1) {
    const refusal: unknown = await devtools.send('Page.resetNavigationHistory').then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refusal === undefined) return;
    // The new document reports itself from its own process, a moment before the browser switches to it.
    const isTooEarly = refusal instanceof Error && refusal.message.includes('Not attached to an active page');
    if (!isTooEarly || asked === mostAsked) throw refusal;
  }
};
