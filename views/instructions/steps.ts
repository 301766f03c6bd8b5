import type { PayWay } from '../../machines/instructions/selectors.ts';
import { t, type WordingKey } from '../wording/wording.ts';
import type { Scene } from './Drawing.tsx';

export const scenesOf: Record<PayWay, readonly Scene[]> = {
  firstWallet: ['tiles', 'list', 'form', 'receipt'],
  secondWallet: ['tiles', 'list', 'form', 'receipt'],
  store: ['kiosk', 'list', 'slip', 'counter'],
};

export const textOf = (way: PayWay, step: number) => t(`instructions.${way}.${step + 1}` as WordingKey);
