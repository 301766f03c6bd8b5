import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { ScreenLink } from '../../../views/parts/ScreenLink.tsx';

const draw = () => {
  const onOpen = vi.fn<() => void>();
  render(
    <Router hrefs={(href) => `${href}&sessionId=s1`}>
      <ScreenLink to="complainDetails" query={{ problemId: 'CP1' }} onOpen={onOpen}>
        The fee
      </ScreenLink>
    </Router>,
  );
  return { onOpen, link: screen.getByRole('link', { name: 'The fee' }) };
};

it('is an anchor with a real address, for the context menu and the keyboard', () => {
  const { link } = draw();
  expect(link).toHaveProperty('href', `${location.origin}/complainDetails?problemId=CP1&sessionId=s1`);
  link.focus();
  expect(document.activeElement).toBe(link);
});

it("sends its screen's event on a plain tap, and leaves the address to the root", () => {
  const before = location.href;
  const { link, onOpen } = draw();
  fireEvent.click(link);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(location.href).toBe(before);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a tap with %o to the browser',
  (how) => {
    const { link, onOpen } = draw();
    let isPrevented: boolean | undefined;
    const watch = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', watch, { once: true });
    fireEvent(link, createEvent.click(link, how));
    removeEventListener('click', watch);
    expect(isPrevented).toBe(false);
    expect(onOpen).not.toHaveBeenCalled();
  },
);
