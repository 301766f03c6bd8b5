import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Choice, cardTypesOf, choicesOf, idOf } from './form.ts';
import type { bindBankMachine } from './machine.ts';

export type BindBankRef = ActorRefFrom<typeof bindBankMachine>;
type BindBankSnapshot = SnapshotFrom<typeof bindBankMachine>;
export type { BankField } from '../../services/bindCard/schema.ts';
export { chosenOf, idOf, shownFields } from './form.ts';

/** How many choices a picker shows without a search field. */
const searchableFrom = 9;

/** Which of its faces the screen shows. */
export const selectFace = (snapshot: BindBankSnapshot) =>
  snapshot.matches('loading')
    ? 'loading'
    : snapshot.matches('failed')
      ? 'failed'
      : snapshot.matches('bound')
        ? 'bound'
        : 'form';

/** The lender's fields, of every card type. */
export const selectFields = (snapshot: BindBankSnapshot) => snapshot.context.fields;
/** The card types to choose from; the same list as long as the form is the same. */
export const selectCardTypes = (snapshot: BindBankSnapshot) => cardTypesOf(snapshot.context.fields);
/** The card type that is chosen. */
export const selectCardType = (snapshot: BindBankSnapshot) => snapshot.context.cardType;
/** What was filled in, by field id. */
export const selectValues = (snapshot: BindBankSnapshot) => snapshot.context.values;
/** Ids of the fields that 'Next' found empty. */
export const selectMissing = (snapshot: BindBankSnapshot) => snapshot.context.missing;
/** The first field that 'Next' found empty; undefined when none was. */
export const selectFirstMissing = (snapshot: BindBankSnapshot) => snapshot.context.missing[0];

/** The open picker as it is drawn: its field, group, choices that the search leaves, and choice. Undefined while none is open. */
export const pickerOf = (snapshot: BindBankSnapshot) => {
  const { picker, fields } = snapshot.context;
  const field = fields.find((candidate) => idOf(candidate) === picker.field);
  if (!field || !snapshot.matches('picking')) return undefined;
  const top = choicesOf(field);
  const group = top.find(({ type, note }) => type === picker.group && note?.length);
  const all: Choice[] = group?.note ?? top;
  const wanted = picker.search.trim().toLowerCase();
  return {
    title: field.title,
    group: group?.name,
    choices: all.filter(({ name }) => name.toLowerCase().includes(wanted)),
    isSearchable: all.length >= searchableFrom && field.cate !== 'day',
    search: picker.search,
    choice: picker.choice,
  };
};

/** Whether the account is being bound. */
export const selectIsBinding = (snapshot: BindBankSnapshot) => snapshot.matches('binding');
/** Whether nobody knows if the account was bound. */
export const selectIsUnknown = (snapshot: BindBankSnapshot) => snapshot.matches('outcomeUnknown');
/** Whether the borrower came from an order. */
export const selectIsFromOrder = (snapshot: BindBankSnapshot) => snapshot.context.isFromOrder;
