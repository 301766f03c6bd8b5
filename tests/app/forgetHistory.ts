import type { CDPSession } from 'playwright';

const mostAsked = 100;

/** Leaves a page nothing to go back to. @throws what the browser refuses it for. */
export const forgetHistory = async (devtools: Pick<CDPSession, 'send'>): Promise<void> => {
  for (let asked = 1; ; asked += 1) {
    const refusal: unknown = await devtools.send('Page.resetNavigationHistory').then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refusal === undefined) return;
    // The new document announces itself from its own process, a moment before the browser takes it for the page's.
    const isTooEarly = refusal instanceof Error && refusal.message.includes('Not attached to an active page');
    if (!isTooEarly || asked === mostAsked) throw refusal;
  }
};
