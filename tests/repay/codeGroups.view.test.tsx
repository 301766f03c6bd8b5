import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodeGroups } from '../../views/parts/codes/CodeGroups.tsx';
import '../../views/styles/all.css';

test.each([320, 80])('reads a code in groups and copies it whole, %i pixels wide', (width) => {
  render(
    <div style={{ width }}>
      <CodeGroups code="80017010000001" />
    </div>,
  );
  expect(screen.getByRole('paragraph').innerText.trim()).toBe('80017010000001');
  const groups = screen.getAllByText(/^\d{2,4}$/);
  expect(groups.map((group) => group.textContent)).toEqual(['8001', '7010', '0000', '01']);
  // The accessibility tree contains generated text, the clipboard does not.
  expect(groups.map((group) => getComputedStyle(group, '::after').content)).toEqual([
    '" "',
    '" "',
    '" "',
    'none',
  ]);
  // No group is broken across lines.
  expect(groups.map((group) => group.getClientRects().length)).toEqual([1, 1, 1, 1]);
  const [first, second] = groups.map((group) => group.getBoundingClientRect());
  const isOneLine = width === 320;
  expect((second?.left ?? 0) - (first?.right ?? 0) >= 8).toBe(isOneLine);
});
