import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QrCode } from '../../views/parts/codes/QrCode.tsx';
import { loadWording } from '../../views/wording/wording.ts';

const drawn = () => {
  render(<QrCode text="8001701000000" label="QR code" room={200} />);
  const canvas = screen.getByRole('img', { name: 'QR code' });
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('the code is not on a canvas');
  return canvas;
};

test('draws the code as a picture when there is no canvas', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(drawn().style.backgroundImage).toContain('data:image/svg+xml');
});

test('shows a picture of the code while the canvas is lost, and draws it again afterwards', () => {
  const canvas = drawn();
  expect(canvas.style.backgroundImage).toBe('');
  canvas.dispatchEvent(new Event('contextlost'));
  expect(canvas.style.backgroundImage).toContain('data:image/svg+xml');
  canvas.dispatchEvent(new Event('contextrestored'));
  expect(canvas.style.backgroundImage).toBe('');
});

test('says so in place of a code that is too long to be drawn', async () => {
  await loadWording('spec', ['repay']);
  render(<QrCode text={'8'.repeat(2_332)} label="QR code" room={200} />);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.queryByRole('img')).toBeNull();
});
