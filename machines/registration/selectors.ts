import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Field } from './form.ts';
import type { registrationMachine } from './machine.ts';

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;
type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

/** What the form is doing. */
export const selectWork = (snapshot: RegistrationSnapshot) =>
  (['sendingCode', 'registering', 'outcomeUnknown'] as const).find((work) =>
    snapshot.matches({ open: { work } }),
  ) ?? 'editing';

/** A code was sent less than 60 seconds ago. */
export const selectIsCounting = (snapshot: RegistrationSnapshot) =>
  snapshot.matches({ open: { pause: 'counting' } });

/** A field's text, and what is wrong with it. */
export const selectField = (field: Field) => (snapshot: RegistrationSnapshot) => snapshot.context[field];
export const selectFault = (field: Field) => (snapshot: RegistrationSnapshot) =>
  snapshot.context.faults[field];

/** Whether the fields take what is typed. */
export const selectIsOpen = (snapshot: RegistrationSnapshot) => snapshot.hasTag('writable');

export const selectCaptcha = (snapshot: RegistrationSnapshot) => snapshot.children.captcha;
export const selectCountdown = (snapshot: RegistrationSnapshot) => snapshot.children.smsCountdown;
