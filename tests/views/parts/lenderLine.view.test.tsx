import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LenderLine } from '../../../views/parts/LenderLine.tsx';
import { loadWording } from '../../../views/wording/wording.ts';

await loadWording('en', ['common']);

test.each([
  [
    'Pera Inc.',
    'CS1',
    '9',
    'Pera Inc. · SEC Registration No.\u00a0CS1 · Certificate of Authority No.\u00a09',
  ],
  ['Pera Inc.', '', '9', 'Pera Inc. · Certificate of Authority No.\u00a09'],
  ['Pera Inc.', '', '', 'Pera Inc.'],
  ['', 'CS1', '9', 'SEC Registration No.\u00a0CS1 · Certificate of Authority No.\u00a09'],
  ['', '', '9', 'Certificate of Authority No.\u00a09'],
  ['', '', '', ''],
])(
  'shows the company with the name %j and the numbers %j and %j as %j',
  (companyName, secNumber, caNumber, text) => {
    render(<LenderLine {...{ companyName, secNumber, caNumber }} />);
    const lines = screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(lines).toEqual(text === '' ? [] : [text]);
  },
);
