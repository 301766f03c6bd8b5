import { type BankForm, type Choice, choicesOf, idOf } from './form.ts';

export interface Picker {
  field: string;
  /** Type of the open group; '' at the first level. */
  group: string;
  /** Type of the unconfirmed choice; '' for none. */
  choice: string;
  search: string;
}

const searchableFrom = 9;

export const closedPicker: Picker = { field: '', group: '', choice: '', search: '' };

const fieldOf = (fields: BankForm['fields'], id: string) => fields.find((field) => idOf(field) === id);

export const openedPicker = ({ fields, values }: Pick<BankForm, 'fields' | 'values'>, id: string): Picker => {
  const field = fieldOf(fields, id);
  const choice = values[id] ?? '';
  const group = field && choicesOf(field).find(({ note }) => note?.some(({ type }) => type === choice));
  return { field: id, group: group?.type ?? '', choice, search: '' };
};

export const withGroup = (picker: Picker, group: string): Picker => ({
  ...picker,
  group,
  choice: '',
  search: '',
});

export const drawnPicker = (fields: BankForm['fields'], picker: Picker) => {
  const field = fieldOf(fields, picker.field);
  if (!field) return undefined;
  const top = choicesOf(field);
  const group = top.find(({ type, note }) => type === picker.group && note?.length);
  const all: Choice[] = group?.note ?? top;
  const wanted = picker.search.trim().toLowerCase();
  return {
    title: field.title,
    group: group?.name,
    choices: all
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .map(({ name, type, note }) => ({ name, type, isGroup: !!note?.length })),
    isDay: field.cate === 'day',
    isSearchable: all.length >= searchableFrom && field.cate !== 'day',
    search: picker.search,
    choice: picker.choice,
  };
};
