import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Glued } from '../../views/parts/Glued.tsx';
import { StatusRow } from '../../views/parts/StatusRow.tsx';
import '../../views/styles/all.css';

/** The parts of a text that are drawn otherwise than the text. */
const partsThat = (isDrawn: (part: HTMLElement) => boolean): (string | null)[] =>
  screen
    .queryAllByText(() => true, { selector: 'span' })
    .filter(isDrawn)
    .map(({ textContent }) => textContent);

test.each([
  ['GCash 0917 ••• 4567', ['0917 ••• 4567']],
  ['by November 30, 2026 at 9:05 PM', ['November 30, 2026', '9:05 PM']],
  ['30 November 2026', ['30 November 2026']],
  ['write to care@peraloan.example', ['care@peraloan.example']],
  ['PHP 1,000.00 once', ['PHP 1,000.00']],
  ['₱ 1,000.00 once', ['₱ 1,000.00']],
  ['₱9,248.00 once', []],
  ['by 2026-11-30.', ['2026-11-30.']],
  ['(02) 8888 0100, or 0917-123-4567', ['(02) 8888 0100,', '0917-123-4567']],
  ['one\n2026', []],
  ['+63 (0)2 8888 1234', ['+63 (0)2 8888 1234']],
  ['1,000\n2,000', []],
  ['open from 8 a.m. to 7 p.m.', ['8 a.m.', '7 p.m.']],
  ['ang pinagsama-sama, i-save: 7-Eleven, X-1', ['pinagsama-sama,', 'i-save', '7-Eleven,']],
  ['no figures', []],
])('keeps the figures of %j whole', (text, figures) => {
  render(<Glued>{text}</Glued>);
  expect(screen.getByText(() => true, { selector: 'bdi' }).textContent).toBe(text);
  expect(partsThat((part) => getComputedStyle(part).display === 'inline-block')).toEqual(figures);
});

test('makes long figures smaller where a line has no room for them, but no words', () => {
  render(
    <p style={{ fontSize: '100px' }}>
      <Glued>pinagsama-sama at 0917 123 4567 8</Glued>
    </p>,
  );
  expect(partsThat((part) => parseFloat(getComputedStyle(part).fontSize) < 100)).toEqual(['0917 123 4567 8']);
});

test('keeps the words of a status whole', () => {
  render(<StatusRow tone="red" title="Ibinalik-muli" />);
  expect(getComputedStyle(screen.getByText('Ibinalik-muli')).display).toBe('inline-block');
});

test('breaks a long address at its parts', () => {
  const { container } = render(
    <p style={{ width: '12ch', font: '16px monospace' }}>
      <Glued>care@peraloan.example</Glued>
    </p>,
  );
  const range = document.createRange();
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const lines = new Map<number, string>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNode(text);
    const { top } = range.getBoundingClientRect();
    lines.set(top, (lines.get(top) ?? '') + (text.nodeValue ?? ''));
    expect(range.getClientRects()).toHaveLength(1);
  }
  expect([...lines.values()]).toEqual(['care', '@peraloan', '.example']);
});
