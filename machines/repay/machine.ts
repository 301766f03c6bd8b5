// Its chart, drawn: docs/charts/repay.md
import { not, or, type SnapshotFrom } from 'xstate';
import { expiryTimeOf } from '../../services/visit/clock.ts';
import { nothingToSend } from '../pendingRequests/submissions.ts';
import { withEvent } from '../screen/actions.ts';
import { toOrderAndHelp } from '../screen/loads.ts';
import { piecesOf } from '../screen/pieces.ts';
import { settledOutcome, openedWith } from './context.ts';
import { looksForCode, paymentRegion, retries, loadCall, reloadCall } from './payment.ts';
import { makingCode, reloaded, repay } from './setup.ts';

const { loads, refreshes } = piecesOf(repay);

const detailsRegion = repay.createStateConfig({
  initial: 'collapsed',
  description: 'How many of the detail rows show.',
  states: {
    collapsed: { on: { 'details.toggled': { target: 'expanded' } } },
    expanded: { on: { 'details.toggled': { target: 'collapsed' } } },
  },
});

/** Instalment and extension (delay) repayment: the amount due, and a code to pay it (docs/product/repay.md). */
export const repayMachine = repay.createMachine({
  id: 'repay',
  context: ({ input, self }) => openedWith(input, expiryTimeOf(self.system)),
  initial: 'loading',
  on: {
    ...retries,
    ...settledOutcome,
    'day.changed': { actions: 'recordTime' },
  },
  states: {
    ...loads({
      ...loadCall,
      done: [{ target: 'deciding', actions: loadCall.keeps }],
      afterRefusal: toOrderAndHelp,
    }),
    deciding: {
      description: 'Whether a code was made that can still be paid by.',
      ...looksForCode('isCodeLive', 'shown'),
    },
    shown: {
      type: 'parallel',
      invoke: { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
      on: {
        'instructions.chosen': { guard: not('isMakingCode'), actions: 'openInstructions' },
        'order.chosen': { guard: or(['hasNews', not('isDue'), 'isUnknown']), actions: 'openOrder' },
        'help.chosen': { guard: 'isUnknown', actions: 'openHelp' },
        'payOff.chosen': { guard: 'canPayOff', actions: 'openPayOff' },
        'copy.requested': { guard: 'hasPayCode', actions: 'copyPayCode' },
        'bridge.answered': { actions: withEvent('passToCopy') },
      },
      states: { payment: paymentRegion, details: detailsRegion },
    },
    codeMade: {
      id: 'codeMade',
      description: 'A code is made that can still be paid by: it is shown before another one is made.',
      initial: 'offered',
      // A reload, which decides too, is not aborted: after a sleep it gives the time.
      after: { codeOver: { guard: not('isReloaded'), target: 'deciding' } },
      states: {
        offered: {
          ...refreshes({
            ...reloadCall,
            // Not while it is reloaded: the code may have been paid.
            when: { ...reloadCall.when, 'another.requested': { target: '#codeMade.warned' } },
            done: '#repay.deciding',
            failed: '#repay.deciding',
          }),
          on: {
            'code.opened': { guard: 'canShowCode', actions: 'openCode' },
            'order.chosen': { actions: 'openOrder' },
          },
        },
        warned: {
          description: 'With another code two could be paid for one debt.',
          tags: 'modal',
          on: {
            'another.confirmed': { target: '#repay.shown', actions: 'passOver' },
            'screen.returned': { target: 'offered.refreshing' },
            'dialog.closed': { target: 'offered' },
            'back.pressed': { target: 'offered' },
          },
        },
      },
    },
    paid: {
      description: 'The order was found paid, and is being opened or did not open by itself.',
      on: { ...nothingToSend, 'order.chosen': { actions: 'openOrder' } },
    },
  },
});

[makingCode, reloaded] satisfies Parameters<SnapshotFrom<typeof repayMachine>['matches']>[0][];
