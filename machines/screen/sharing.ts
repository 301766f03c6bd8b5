import type { AppRequest } from './events.ts';

export const sharing = (event: { type: string; title?: string; text?: string }): AppRequest => ({
  type: 'bridge.called',
  request: { action: 'share', payload: { title: event.title ?? '', text: event.text ?? '', url: '' } },
});
