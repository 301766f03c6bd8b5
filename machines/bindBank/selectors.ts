import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BankField } from '../../services/bindBank/schema.ts';
import { faceOf } from '../parts/face.ts';
import {
  cardTypesOf,
  chosenOf,
  idOf,
  type ReadBack,
  readBack,
  refusedField,
  shownFields,
  titleOfTypes,
} from './form.ts';
import type { bindBankMachine } from './machine.ts';
import { drawnPicker } from './picker.ts';

export type BindBankRef = ActorRefFrom<typeof bindBankMachine>;
type BindBankSnapshot = SnapshotFrom<typeof bindBankMachine>;
export type { BankField } from '../../services/bindBank/schema.ts';
export { digitsOf, idOf } from './form.ts';

export const selectFace = (snapshot: BindBankSnapshot) =>
  faceOf(snapshot, { loading: 'loading', failed: 'failed', bound: 'bound' }, 'form');

export const selectCardTypes = (snapshot: BindBankSnapshot) => cardTypesOf(snapshot.context.fields);
export const selectTypesTitle = (snapshot: BindBankSnapshot) => titleOfTypes(snapshot.context.fields);
export const selectCardType = (snapshot: BindBankSnapshot) => snapshot.context.cardType;
/** The fields of the chosen card type: a new list of the same fields each time. */
export const selectShownFields = (snapshot: BindBankSnapshot) => shownFields(snapshot.context);

const valueIn = ({ context }: BindBankSnapshot, field: BankField) => context.values[idOf(field)] ?? '';

/** The value of a field: its text, or the type of the chosen option; '' while it is empty. */
export const selectValue = (field: BankField) => (snapshot: BindBankSnapshot) => valueIn(snapshot, field);
export const selectChosenName = (field: BankField) => (snapshot: BindBankSnapshot) =>
  chosenOf(field, valueIn(snapshot, field))?.name;
export const selectIsMissing = (field: BankField) => (snapshot: BindBankSnapshot) =>
  snapshot.context.missing.includes(idOf(field));

/** Whether the backend's refusal names a field: it is marked, with the backend's message beside it. */
export const selectIsRefused = (field: BankField) => (snapshot: BindBankSnapshot) =>
  refusedField(snapshot.context, snapshot.context.refusal) === idOf(field);
export const selectReadBack = (snapshot: BindBankSnapshot) => readBack(snapshot.context);
/** Whether two accounts look the same. */
export const isSameAccount = (one?: ReadBack, other?: ReadBack) => one?.account === other?.account;

/** The open picker, and whether its choice can be confirmed; undefined when closed. */
export const selectPicker = (snapshot: BindBankSnapshot) => {
  const { fields, picker } = snapshot.context;
  const drawn = drawnPicker(fields, picker);
  return drawn && { ...drawn, canConfirm: snapshot.can({ type: 'choice.confirmed' }) };
};

export const selectIsBinding = (snapshot: BindBankSnapshot) => snapshot.matches('bindingAccount');
export const selectIsFromOrder = (snapshot: BindBankSnapshot) => snapshot.context.isFromOrder;
