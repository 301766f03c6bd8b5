import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BankField } from '../../services/bindBank/schema.ts';
import { viewStateOf } from '../screen/viewState.ts';
import {
  cardTypesOf,
  chosenOf,
  idOf,
  readBack,
  refusedField,
  shownFields,
  titleOfTypes,
} from '../../services/bindBank/form.ts';
import type { bindBankMachine } from './machine.ts';
import { drawnPicker } from '../../services/bindBank/picker.ts';

export type BindBankRef = ActorRefFrom<typeof bindBankMachine>;
type BindBankSnapshot = SnapshotFrom<typeof bindBankMachine>;
export { idOf, normaliseDigits } from '../../services/bindBank/form.ts';

export const selectViewState = (snapshot: BindBankSnapshot) =>
  viewStateOf(snapshot, { loading: 'loading', failed: 'failed', bound: 'bound' }, 'form');

export const selectCardTypes = (snapshot: BindBankSnapshot) => cardTypesOf(snapshot.context.fields);
export const selectTypesTitle = (snapshot: BindBankSnapshot) => titleOfTypes(snapshot.context.fields);
export const selectShownFields = (snapshot: BindBankSnapshot) => shownFields(snapshot.context);

const valueIn = ({ context }: BindBankSnapshot, field: BankField) => context.values[idOf(field)] ?? '';

export const selectValue = (field: BankField) => (snapshot: BindBankSnapshot) => valueIn(snapshot, field);
export const selectChosenName = (field: BankField) => (snapshot: BindBankSnapshot) =>
  chosenOf(field, valueIn(snapshot, field))?.name;
export const selectIsMissing = (field: BankField) => (snapshot: BindBankSnapshot) =>
  snapshot.context.missing.includes(idOf(field));

/** The backend's refusal names the field. */
export const selectIsRefused = (field: BankField) => (snapshot: BindBankSnapshot) =>
  refusedField(snapshot.context, snapshot.context.refusal) === idOf(field);
export const selectReadBack = (snapshot: BindBankSnapshot) => readBack(snapshot.context);
export const selectPicker = (snapshot: BindBankSnapshot) => {
  const { fields, picker } = snapshot.context;
  const drawn = drawnPicker(fields, picker);
  return drawn && { ...drawn, canConfirm: snapshot.can({ type: 'choice.confirmed' }) };
};

export const selectIsBinding = (snapshot: BindBankSnapshot) => snapshot.matches('bindingAccount');
