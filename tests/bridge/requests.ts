import { answerLimits } from '../../bridge/answerLimit.ts';
import type { BridgeRequest } from '../../bridge/contract.ts';

const byAction: { [action in BridgeRequest['action']]: Extract<BridgeRequest, { action: action }> } = {
  navigate: { action: 'navigate', payload: { to: 'productDetail?productId=7', payload: { from: 'order' } } },
  closeWebView: { action: 'closeWebView' },
  goPage: { action: 'goPage', payload: { page: 'setting' } },
  goHome: { action: 'goHome' },
  goMine: { action: 'goMine' },
  goLogin: { action: 'goLogin' },
  callPhone: { action: 'callPhone', payload: { number: '+63281234567' } },
  goRating: { action: 'goRating' },
  track: { action: 'track', payload: { point: 'rollover', payload: { status: '180' } } },
  startBindCard: { action: 'startBindCard', payload: { productId: '7', orderId: '42' } },
  endBindCard: { action: 'endBindCard', payload: { result: 'bound' } },
  capabilities: { action: 'capabilities' },
  copyText: { action: 'copyText', payload: { text: '8812 3456' } },
  share: { action: 'share', payload: { title: 'Loan', text: 'Have a look', url: 'https://loan.example/' } },
  openExternal: { action: 'openExternal', payload: { url: 'https://help.example/faq' } },
};

export const requests: BridgeRequest[] = Object.values(byAction);

export const answered = requests.filter(({ action }) => action in answerLimits);
export const unanswered = requests.filter((request) => !answered.includes(request));
