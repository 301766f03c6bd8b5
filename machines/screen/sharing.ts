import type { BridgeAnswer } from './copy.ts';
import type { ScreenRequest } from './events.ts';

export const sharing = ({ title, text }: { title: string; text: string }): ScreenRequest => ({
  type: 'bridge.called',
  request: { action: 'share', payload: { title, text, url: '' } },
});

/** Whether nothing can be shared here: the text is copied instead. */
export const isShareRefused = ({ request, result }: BridgeAnswer): boolean =>
  request.action === 'share' && !result.ok && result.reason !== 'cancelled';

export const sharedText = ({ request }: BridgeAnswer): string =>
  request.action === 'share' ? request.payload.text : '';
