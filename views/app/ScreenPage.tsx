import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { Page } from '../parts/Page.tsx';
import { stateName } from './stateName.ts';

interface ScreenPageProps extends Omit<ComponentProps<typeof Page>, 'state'> {
  actor: AnyActorRef;
}

const selectStateName = (snapshot: AnyMachineSnapshot) => stateName(snapshot.value);

export const ScreenPage = ({ actor, ...page }: ScreenPageProps) => (
  <Page {...page} state={useSelector(actor, selectStateName)} />
);
