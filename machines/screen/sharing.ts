import { sendToApp } from './actions.ts';
import { type BridgeAnswer, sendToCopy } from './copy.ts';

/** For a chart with the child `copy`: shares a text by the shell, and copies it when nothing can be shared. */
export const shareKit = {
  guards: {
    isShareRefused: (_: object, { request, result }: BridgeAnswer) =>
      request.action === 'share' && !result.ok && result.reason !== 'cancelled',
  },
  actions: {
    share: sendToApp((_, { title, text }: { title: string; text: string }) => ({
      type: 'bridge.called',
      request: { action: 'share', payload: { title, text, url: '' } },
    })),
    copyText: sendToCopy((_, { text }: { text: string }) => ({ type: 'copy.requested', text })),
    copyShared: sendToCopy((_, { request }: BridgeAnswer) => ({
      type: 'copy.requested',
      text: request.action === 'share' ? request.payload.text : '',
    })),
  },
};
