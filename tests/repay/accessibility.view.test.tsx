import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AnyActor } from 'xstate';
import { ChooseCard } from '../../views/oldRepayment/ChooseCard.tsx';
import { CodeEntry } from '../../views/oldRepayment/CodeEntry.tsx';
import { OldRepayment } from '../../views/oldRepayment/OldRepayment.tsx';
import { Instructions } from '../../views/instructions/Instructions.tsx';
import { forceScheme } from '../../views/gallery/scheme.ts';
import { Repay } from '../../views/repay/Repay.tsx';
import { PaymentNotices } from '../../views/paymentNotices/PaymentNotices.tsx';
import { RepaymentCode } from '../../views/repaymentCode/RepaymentCode.tsx';
import '../../views/styles/all.css';
import { loadWording } from '../../views/wording/wording.ts';
import { liveActor, type Model } from '../../packages/kit/index.ts';
import type { Move } from '../../packages/kit/moves.ts';
import { model as codeEntry } from '../oldRepayment/codeEntry.model.ts';
import { model as instructions } from '../instructions/instructions.model.ts';
import { model as oldRepayment } from '../oldRepayment/oldRepayment.model.ts';
import { model as paymentNotices } from '../paymentNotices/paymentNotices.model.ts';
import { model as repay } from './repay.model.ts';
import { model as repaymentCode } from '../repaymentCode/repaymentCode.model.ts';
import { firstFew } from '../nightly.ts';

await loadWording('fil', ['common', 'repay', 'oldRepayment', 'outcomeUnknown']);
document.documentElement.lang = 'fil';

const does = (event: string, name = ''): Move => ({ by: 'person', event, case: name });
const says = (service: string, outcome: string): Move => ({
  by: 'service',
  child: service,
  service,
  outcome,
});
const due = says('loadRepayment', 'due');
const paying = [due, does('channels.opened'), does('channel.chosen', 'wallet'), does('code.requested')];
const way = says('loadWayToRepay', 'both');
const walletTold = [way, does('walletPayment.requested'), says('payByWallet', 'told')];
const lost = [way, does('repayment.committed'), says('commit', 'lost')];

const draws = <Actor,>(View: ComponentType<{ actor: Actor }>) =>
  View as unknown as ComponentType<{ actor: AnyActor }>;

const screens: [string, Model, ComponentType<{ actor: AnyActor }>, string, Move[]][] = [
  ['an instalment', repay, draws(Repay), 'instalment', [due]],
  [
    'an extension with its channel',
    repay,
    draws(Repay),
    'extension',
    [due, does('channels.opened'), does('channel.chosen', 'store'), does('details.toggled')],
  ],
  ['the channels', repay, draws(Repay), 'instalment', [due, does('channels.opened')]],
  ['the barcode', repay, draws(Repay), 'instalment', [due, does('barcode.opened')]],
  ['a code that was made', repay, draws(Repay), 'instalment', [...paying, says('makeCode', 'made')]],
  ['an unknown outcome', repay, draws(Repay), 'instalment', [...paying, says('makeCode', 'lost')]],
  ['a code to type', repaymentCode, draws(RepaymentCode), 'typed', []],
  ['a QR code', repaymentCode, draws(RepaymentCode), 'scanned', []],
  ['a QR code, enlarged', repaymentCode, draws(RepaymentCode), 'scanned', [does('code.enlarged')]],
  ['a refused code', repaymentCode, draws(RepaymentCode), 'broken', []],
  ['code page 2', paymentNotices, draws(PaymentNotices), 'stored', []],
  ['the instructions', instructions, draws(Instructions), 'withReference', []],
  ['a picture, enlarged', instructions, draws(Instructions), 'plain', [does('picture.enlarged', 'first')]],
  ['the old repayment', oldRepayment, draws(OldRepayment), 'withCard', [way]],
  ['an old repayment of unknown end', oldRepayment, draws(OldRepayment), 'withCard', lost],
  ['the opened e-wallet', oldRepayment, draws(OldRepayment), 'withCard', walletTold],
  ['the code entry', codeEntry, draws(CodeEntry), '', [does('repayment.confirmed')]],
  ['the choice of a card', oldRepayment, draws(ChooseCard), 'choice', [way]],
];

const show = ([, model, View, input, moves]: (typeof screens)[number]) => {
  const live = liveActor(model, input);
  live.actor.start();
  for (const move of moves) live.perform(move);
  render(<View actor={live.actor} />);
};

afterEach(async () => {
  cleanup();
  document.documentElement.style.fontSize = '';
  forceScheme('light');
  await page.viewport(360, 800);
});

describe.each(['light', 'dark'] as const)('no axe violation (%s)', (scheme) => {
  test.each(firstFew(screens, 9))('with %s', async (...screen) => {
    forceScheme(scheme);
    show(screen);
    for (const animation of document.getAnimations()) animation.cancel();
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  });
});

describe.each([
  ['320 pixels', 320, '100%'],
  ['text of twice the size', 360, '200%'],
])('nothing is wider than the screen at %s', (_, width, fontSize) => {
  test.each(firstFew(screens, 9))('with %s', async (...screen) => {
    await page.viewport(width, 800);
    document.documentElement.style.fontSize = fontSize;
    show(screen);
    const boxes = [...document.querySelectorAll('main, footer, .modal-box')];
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.className)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
