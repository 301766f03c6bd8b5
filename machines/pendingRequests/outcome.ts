import type { GenericSchema } from 'valibot';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Submission } from '../../services/http/service.ts';
import { withProductAliases } from '../../services/http/request.ts';
import type { Check } from '../../services/pendingRequests/check.ts';
import type { Pending, Retry } from '../../services/pendingRequests/request.ts';

/** How a flow explains its irreversible requests to the root; loaded with the screen. */
export interface Outcome {
  describe: (snapshot: AnyMachineSnapshot) => Pending;
  check: Check | undefined;
}

/** The outcome of a flow: what may be pending by its context, and how to check it. */
export const outcomeOf = <Machine extends AnyStateMachine>(
  describe: (context: SnapshotFrom<Machine>['context'], snapshot: SnapshotFrom<Machine>) => Pending,
  check?: Check,
): Outcome => ({
  describe: (snapshot) => {
    // A screen is described by its own outcome only.
    const pending = describe(snapshot.context, snapshot as SnapshotFrom<Machine>);
    // Nothing is offered that the chart would not send now.
    const canSend = ({ kind, choice }: Retry) => snapshot.can({ type: 'submission.retried', kind, choice });
    return { ...pending, retries: pending.retries.filter(canSend) };
  },
  check,
});

/** The request that `service` would send for `input`, to match it with the pending ones; `choice` distinguishes several. */
export const retryOf = <Input>(
  service: { describe: (input: Input) => Submission<GenericSchema> },
  input: NoInfer<Input>,
  choice = '',
): Retry => {
  const { call, subject, payload, tokens } = service.describe(input);
  return { kind: call.kind, subject, body: withProductAliases(payload), tokens, choice };
};
