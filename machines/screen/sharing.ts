import type { ScreenRequest } from './events.ts';

export const sharing = (event: { type: string; title?: string; text?: string }): ScreenRequest => ({
  type: 'bridge.called',
  request: { action: 'share', payload: { title: event.title ?? '', text: event.text ?? '', url: '' } },
});
