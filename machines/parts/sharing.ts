import type { AppRequest } from '../root/events.ts';

/** What the shell is asked to share. */
export const sharing = (event: { type: string; title?: string; text?: string }): AppRequest => ({
  type: 'bridge.called',
  request: { action: 'share', payload: { title: event.title ?? '', text: event.text ?? '', url: '' } },
});
