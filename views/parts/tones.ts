import type { StatusTone } from '../../services/order/status.ts';

export type { StatusTone };

/** The surface, the text colour on it (a test measures the contrast), and the icon with the same meaning (docs/product/orderDetails.md#states). */
export const statusTones = {
  gold: { surface: '#b38c45', text: '#060606', icon: 'clock' },
  green: { surface: '#66cc27', text: '#060606', icon: 'check' },
  red: { surface: '#d84040', text: '#060606', icon: 'alert' },
  amber: { surface: '#e99700', text: '#060606', icon: 'clock' },
} as const satisfies Record<StatusTone, { surface: string; text: string; icon: string }>;
