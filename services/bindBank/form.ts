import { digitsOf } from '../values/digits.ts';
import { phoneIn } from '../values/phone.ts';
import { cleaned } from '../values/text.ts';
import { rowOf } from '../values/distinctIds.ts';
import type { BankField, BankOption } from './schema.ts';

/** Defaults for the card type and channel of an account (docs/product/bindBank.md#limits). */
const defaultCardType = '1';
const defaultChannel = '90006';
/** Code of the item whose options are the tabs (docs/product/bindBank.md#calls). */
const cardTypeCode = 'cardType';

export interface BankForm {
  fields: BankField[];
  cardType: string;
  values: Record<string, string>;
}

export type Choice = Omit<BankOption, 'note'> & Partial<Pick<BankOption, 'note'>>;

const days: Choice[] = Array.from({ length: 31 }, (_, day) => {
  const name = String(day + 1);
  return { name, type: name, channelNumber: '' };
});

/** Name of a field within the form: two tabs may have fields with the same code. */
export const idOf = ({ cardTypeMi, code }: BankField): string => `${cardTypeMi}.${code}`;

const cardTypeItem = (fields: BankField[]) => fields.find(({ code }) => cleaned(code) === cardTypeCode);

export const titleOfTypes = (fields: BankField[]): string | undefined => cardTypeItem(fields)?.title;

export const shownFields = ({ fields, cardType }: Pick<BankForm, 'fields' | 'cardType'>): BankField[] =>
  fields.filter(
    ({ code, cardTypeMi }) =>
      cleaned(code) !== cardTypeCode && (cardTypeMi === '0' || cardTypeMi === cleaned(cardType)),
  );

/** The choices of a field's picker; days are 1 to 31. */
export const choicesOf = (field: BankField): Choice[] => (field.cate === 'day' ? days : field.note);

export const chosenOf = (field: BankField, value: string): Choice | undefined =>
  rowOf(
    choicesOf(field).flatMap((choice): Choice[] => (choice.note?.length ? choice.note : [choice])),
    'type',
    value,
  );

/** Every visible field is required, so one with nothing to choose blocks its card type. */
const isBlocked = (fields: BankField[], cardType: string): boolean =>
  shownFields({ fields, cardType }).some((field) => field.cate !== 'text' && choicesOf(field).length === 0);

/** The card types whose fields can all be filled in. */
export const cardTypesOf = (fields: BankField[]): Choice[] =>
  (cardTypeItem(fields)?.note ?? []).filter(({ type }) => !isBlocked(fields, type));

/** Whether there is a form, and a card type whose fields can all be filled in. */
export function canBeFilledIn(fields: BankField[]): boolean {
  if (cardTypeItem(fields)?.note.length) return cardTypesOf(fields).length > 0;
  return fields.length > 0 && !isBlocked(fields, formOf(fields).cardType);
}

const accountWords = /acc(oun)?t|iban/i;
const phoneWords = /mobile|phone/i;

const isNamed = (words: RegExp) => (field: BankField) => words.test(field.code) || words.test(field.title);

/** An account number may look like a mobile number without its 0: what the borrower reads decides. */
const isForPhone = (field: BankField) => isNamed(phoneWords)(field) && !accountWords.test(field.title);

/** The digits that a text field keeps of what was typed or pasted: those of a mobile number begin with 09. */
export const normaliseDigits = (field: BankField, typed: string): string =>
  (isForPhone(field) && phoneIn(typed, 'ph')) || digitsOf(typed);

/** A masked number ('0917****567') is none: its digits are another account's. */
const isNumber = (text: string) => /^[\p{Nd}\p{Pd}\p{Cf}\s+().]*$/u.test(text);

const initialValue = (field: BankField) => {
  if (field.cate === 'text') return isNumber(field.value) ? normaliseDigits(field, field.value) : '';
  // A backend may send '05'.
  const value = field.cate === 'day' ? String(Number(field.value)) : field.value;
  return chosenOf(field, value)?.type ?? '';
};

export const formOf = (fields: BankField[]): BankForm => {
  const types = cardTypesOf(fields);
  const given = cardTypeItem(fields)?.value;
  const isOne = (one: string | undefined) => (choice: Choice) => cleaned(choice.type) === cleaned(one ?? '');
  const chosen = types.find(isOne(given)) ?? types.find(isOne(defaultCardType)) ?? types[0];
  const cardType = chosen?.type ?? (cleaned(given ?? '') || defaultCardType);
  return {
    fields,
    cardType,
    values: Object.fromEntries(fields.map((field) => [idOf(field), initialValue(field)])),
  };
};

/** A field loses its mark once it is not empty. */
export const fillIn = (
  { values, missing }: Pick<BankForm, 'values'> & { missing: string[] },
  id: string,
  value: string,
) => ({
  values: { ...values, [id]: value },
  missing: value ? missing.filter((marked) => marked !== id) : missing,
});

/** Returns the form with what was typed into one of its fields; an unknown field is ignored. */
export const typeInto = (form: BankForm & { missing: string[] }, id: string, typed: string) => {
  const field = form.fields.find((one) => idOf(one) === id);
  return field ? fillIn(form, id, normaliseDigits(field, typed)) : {};
};

export const emptyFields = (form: BankForm): string[] =>
  shownFields(form)
    .map(idOf)
    .filter((id) => !form.values[id]);

/** Whether the form was loaded and filled in: an empty list of fields has nothing missing. */
export const isTyped = (form: BankForm): boolean => form.fields.length > 0 && emptyFields(form).length === 0;

/** Groups digits as people read a number aloud: 0917 123 4567; an account number in fours. */
const spoken = (digits: string): string =>
  /^09\d{9}$/.test(digits)
    ? `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
    : digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** What is repeated of an account before it is saved: both in one text, and each, empty without its field. */
export interface ReadBack {
  institution: string;
  number: string;
  account: string;
}

const institutionWords = /bank|wallet|institution|provider|channel/i;
const walletWords = /card|wallet/i;
/** Titles of fields that describe the account or its owner, without being the institution or the number. */
const besideInstitution = /\b(type|branch)\b|relation/i;
const besideNumber = /\b(id|pin|tin)\b|emergency|employer/i;

/** The first field that any of `tests` finds, in order of the tests. */
const firstBy = (fields: BankField[], ...tests: ((field: BankField) => boolean)[]): BankField | undefined =>
  tests.map((test) => fields.find(test)).find((found) => found !== undefined);

const isOfType = ({ cardTypeMi }: BankField) => cardTypeMi !== '0';
const isOfTypeNamed = (words: RegExp) => (field: BankField) => isOfType(field) && isNamed(words)(field);
/** The field, or an option of it, decides over which channel money is paid out. */
const carriesChannel = ({ channelNumber, note }: BankField) =>
  [channelNumber, ...note.map((option) => option.channelNumber)].some(Boolean);

export const readBack = (form: BankForm): ReadBack | undefined => {
  if (emptyFields(form).length > 0) return undefined;
  const fields = shownFields(form);
  const valueOf = (field: BankField) => form.values[idOf(field)] ?? '';
  const ofCate = (cate: BankField['cate'], beside: RegExp) =>
    fields.filter((field) => field.cate === cate && !beside.test(field.title));
  const enums = ofCate('enum', besideInstitution);
  const texts = ofCate('text', besideNumber);
  const type = cardTypesOf(form.fields).find((choice) => choice.type === form.cardType);
  const chosen =
    firstBy(
      enums,
      (field) => isOfType(field) && carriesChannel(field),
      carriesChannel,
      isOfTypeNamed(institutionWords),
      isNamed(institutionWords),
      isOfType,
    ) ?? (type ? undefined : enums[0]);
  const typed =
    firstBy(
      texts,
      isOfTypeNamed(accountWords),
      isNamed(accountWords),
      isOfTypeNamed(walletWords),
      isOfTypeNamed(phoneWords),
      isNamed(walletWords),
      isNamed(phoneWords),
      isOfType,
    ) ?? texts[0];
  const institution = (chosen ? chosenOf(chosen, valueOf(chosen)) : type)?.name ?? '';
  const number = typed ? spoken(valueOf(typed)) : '';
  const account = [institution, number].filter(Boolean).join(' ');
  return account ? { institution, number, account } : undefined;
};

/** Id of the field that a refusal is about: the visible one whose title is in the backend's message; '' for none. */
export const refusedField = (form: BankForm, words: string): string => {
  const named = shownFields(form).find(
    ({ title }) => title !== '' && words.toLowerCase().includes(title.toLowerCase()),
  );
  return named ? idOf(named) : '';
};

/** The payload: values by code, the card type and the channel, which is the chosen option's or the field's (docs/product/bindBank.md#limits). */
export const answersOf = (form: BankForm) => {
  const fields = shownFields(form);
  const valueOf = (field: BankField) => form.values[idOf(field)] ?? '';
  const chosen = [
    ...fields.map((field) => chosenOf(field, valueOf(field))),
    cardTypesOf(form.fields).find(({ type }) => type === form.cardType),
    ...fields,
    cardTypeItem(form.fields),
  ];
  return {
    cardType: form.cardType,
    channelNumber: chosen.find((source) => source?.channelNumber)?.channelNumber ?? defaultChannel,
    values: Object.fromEntries(fields.map((field) => [field.code, valueOf(field)])),
  };
};
