import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { viewStateOf } from '../screen/viewState.ts';
import type { jointLoginErrorMachine } from './machine.ts';

export type JointLoginErrorRef = ActorRefFrom<typeof jointLoginErrorMachine>;
type JointLoginErrorSnapshot = SnapshotFrom<typeof jointLoginErrorMachine>;

export const selectViewState = (snapshot: JointLoginErrorSnapshot) =>
  viewStateOf(snapshot, { shown: 'shown', failed: 'failed' }, 'loading');

export const selectFailure = (snapshot: JointLoginErrorSnapshot) => snapshot.context.failure;

export const selectRecommendation = (snapshot: JointLoginErrorSnapshot) => snapshot.children.recommendation;
