import { expect, test } from 'vitest';
import { testPreviewMachine } from '../../machines/testPreview/machine.ts';
import { selectAddress, selectField } from '../../machines/testPreview/selectors.ts';
import { openScreen } from '../doubles/lender.ts';

test.each(['productId=p7', 'product_id=p7'])('takes over the product of %s', (search) => {
  const { actor } = openScreen(testPreviewMachine, { route: 'testPreview', search });
  const snapshot = actor.getSnapshot();
  expect(selectField('productId')(snapshot)).toBe('p7');
  expect(selectAddress('confirmUrl')(snapshot)).toContain('productId=p7');
});
