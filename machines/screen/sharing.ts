import type { ScreenRequest } from './events.ts';

export const sharing = ({ title, text }: { title: string; text: string }): ScreenRequest => ({
  type: 'bridge.called',
  request: { action: 'share', payload: { title, text, url: '' } },
});
