import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { captchaMachine } from './machine.ts';

export type CaptchaRef = ActorRefFrom<typeof captchaMachine>;

export const selectIsLoading = (snapshot: SnapshotFrom<typeof captchaMachine>) => snapshot.hasTag('busy');
