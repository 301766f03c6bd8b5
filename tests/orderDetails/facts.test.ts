import { expect, test } from 'vitest';
import { statusRule } from '../../machines/orderDetails/status.ts';

test.each(['constructor', '__proto__', 'toString', '999', ''])(
  'a status that nobody knows, %o, shows no action',
  (status) => {
    expect(statusRule(status)).toEqual({ tone: 'gold', action: 'none', steps: [] });
  },
);
