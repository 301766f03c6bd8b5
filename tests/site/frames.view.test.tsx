import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { AppRef } from '../../machines/root/context.ts';
import { siteMachine } from '../../machines/site/machine.ts';
import { Site } from '../../views/site/Site.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';

await loadWording('spec', ['common', 'site', 'document']);

const titles = { sitePolicy: 'Privacy Policy', siteLoan: 'The loan agreement' } as const;

const show = (route: keyof typeof titles, page = '') => {
  const app = createActor(siteMachine, {
    input: {
      app: { send: () => undefined } as unknown as AppRef,
      route,
      search: '',
      environment: { ...environment, privacyUrl: page, loanGuideUrl: page },
    },
  }).start();
  render(<Site actor={app} />);
  return screen.getByTitle<HTMLIFrameElement>(titles[route]);
};

test.each([
  ['sitePolicy', '/documents/privacyPolicy.html'],
  ['siteLoan', '/documents/loanAgreement.html'],
] as const)('shows our own page in %s without script', (route, source) => {
  const frame = show(route);
  expect(frame).toHaveAttribute('src', source);
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
});

test.each(['sitePolicy', 'siteLoan'] as const)(
  '%s: runs no script of a configured third-party page, and gives it neither our origin nor a referrer',
  (route) => {
    const frame = show(route, 'https://lender.example/page');
    expect(frame).toHaveAttribute('src', 'https://lender.example/page');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
);

const links = {
  sitePolicy: ['Open this text on its own page', '/privacyPolicy'],
  siteLoan: ['Open the loan agreement on its own page', '/loanAgreement'],
} as const;

test.each(['sitePolicy', 'siteLoan'] as const)(
  '%s: opens the text of the frame with the link next to it',
  (route) => {
    const [name, own] = links[route];
    show(route);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', own);
    cleanup();
    show(route, 'https://lender.example/page');
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', 'https://lender.example/page');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  },
);
