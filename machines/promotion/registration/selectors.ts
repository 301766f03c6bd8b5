import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Field } from './form.ts';
import type { registrationMachine } from './machine.ts';

export { cleaned } from './form.ts';

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;
type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

export const selectIsSendingCode = (snapshot: RegistrationSnapshot) =>
  snapshot.matches({ open: 'sendingCode' });

export const selectIsRegistering = (snapshot: RegistrationSnapshot) =>
  snapshot.matches({ open: 'registering' });

export const selectIsPausing = (snapshot: RegistrationSnapshot) =>
  snapshot.matches({ open: { editing: 'pausing' } });

export const selectTakesTaps = (snapshot: RegistrationSnapshot) => snapshot.can({ type: 'captcha.tapped' });

export const selectField = (field: Field) => (snapshot: RegistrationSnapshot) => snapshot.context[field];
export const selectFault = (field: Field) => (snapshot: RegistrationSnapshot) =>
  snapshot.context.faults[field];
export const selectIsOpen = (snapshot: RegistrationSnapshot) => snapshot.hasTag('writable');
