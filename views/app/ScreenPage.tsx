import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { Page } from '../parts/Page.tsx';
import { stateName } from './stateName.ts';

interface ScreenPageProps extends Omit<ComponentProps<typeof Page>, 'state'> {
  actor: AnyActorRef;
}

const selectStateName = (snapshot: AnyMachineSnapshot) => stateName(snapshot.value);

/** The page of a screen, with its machine's state in `data-state`. Its children render the snapshot. */
export const ScreenPage = ({ actor, ...page }: ScreenPageProps) => (
  <Page {...page} state={useSelector(actor, selectStateName)} />
);
