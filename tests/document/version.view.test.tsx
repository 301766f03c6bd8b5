import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { AppRef } from '../../machines/root/context.ts';
import { documentMachine } from '../../machines/document/machine.ts';
import { screen as loanAgreement } from '../../views/screens/loanAgreement.screen.tsx';
import { screen as privacyPolicy } from '../../views/screens/privacyPolicy.screen.tsx';
import { formatDate } from '../../views/format/date.ts';
import { articleFor } from '../../views/promotion/Article.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';

const screens = { loanAgreement, privacyPolicy };
const Article = articleFor(environment, formatDate);

test.each([
  ['spec', '2026-11-01'],
  ['en', 'Nov 1, 2026'],
  ['fil', 'Nov 1, 2026'],
] as const)('formats the version of a legal text in %s as %s', async (language, day) => {
  await loadWording(language, ['common', 'document']);
  for (const route of ['loanAgreement', 'privacyPolicy'] as const) {
    const { View } = screens[route];
    const app = { send: () => undefined } as unknown as AppRef;
    const actor = createActor(documentMachine, {
      input: { app, route, search: '', environment },
    }).start();
    render(<View actor={actor} />);
    expect(screen.getByText(day)).toBeVisible();
    cleanup();
  }
  render(<Article />);
  expect(screen.getByText(day)).toBeVisible();
});
