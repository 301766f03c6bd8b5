import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { AppRef } from '../../machines/app/events.ts';
import { siteMachine } from '../../machines/site/machine.ts';
import { Site } from '../../views/site/Site.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';

await loadWording('spec', ['common', 'site', 'documents']);

const show = (privacyUrl: string) => {
  const app = createActor(siteMachine, {
    input: {
      app: { send: () => undefined } as unknown as AppRef,
      route: 'sitePolicy',
      search: '',
      environment: { ...environment, privacyUrl },
    },
  }).start();
  render(<Site actor={app} />);
  return screen.getByTitle<HTMLIFrameElement>('Privacy Policy');
};

afterEach(cleanup);

test('our own policy is shown without script', () => {
  const frame = show('');
  expect(frame).toHaveAttribute('src', '/documents/privacyPolicy.html');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
});

test('a configured page of somebody else may run its script, with no origin of ours and no referrer', () => {
  const frame = show('https://lender.example/privacy');
  expect(frame).toHaveAttribute('src', 'https://lender.example/privacy');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
});
