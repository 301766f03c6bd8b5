import { existsSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { type FlowName, flowNames, flows, type RouteName } from '../../flows/index.ts';
import type { LoadedScreen } from '../../machines/root/context.ts';
import type { Outcome } from '../../machines/pendingRequests/outcome.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';

const paying: readonly FlowName[] = [
  'repay',
  'oldRepayment',
  'chooseCard',
  'repaymentCode',
  'paymentNotices',
  'instructions',
  'customerService',
];

const machineOf = async (name: FlowName): Promise<AnyStateMachine> => {
  const exported = (await import(`../../machines/${name}/machine.ts`)) as Record<string, AnyStateMachine>;
  const machine = exported[`${name}Machine`];
  if (!machine) throw new Error(`machines/${name}/machine.ts exports no ${name}Machine`);
  return machine;
};

const outcomeOf = async (name: FlowName): Promise<Outcome | undefined> => {
  if (!existsSync(`machines/${name}/outcome.ts`)) return undefined;
  const exported = (await import(`../../machines/${name}/outcome.ts`)) as Record<string, Outcome>;
  return exported[`${name}Outcome`];
};

const screenNamed = async (name: FlowName): Promise<LoadedScreen> => {
  const outcome = await outcomeOf(name);
  return {
    machine: await machineOf(name),
    ...(paying.includes(name) && { stores: { paymentWay: paymentWayMachine } }),
    ...(outcome && { outcome }),
  };
};

type Screens = Readonly<Record<FlowName, LoadedScreen>>;

/** What the chunk of each flow provides besides the view: Node draws nothing. */
export const screens = Object.fromEntries(
  await Promise.all(flowNames.map(async (name) => [name, await screenNamed(name)] as const)),
) as Screens;

export const screenOf = (route: RouteName, table = screens): LoadedScreen => {
  const flow = flowNames.find((name) => route in flows[name].routes);
  if (!flow) throw new Error(`No flow has the route ${route}`);
  return table[flow];
};
