import * as v from 'valibot';
import { code, figure, givenId, list, maybeCode, maybeId, words } from '../values/codecs.ts';
import { withDistinctIds } from '../values/distinctIds.ts';

const leafSchema = v.object({ name: figure, type: maybeId, channelNumber: maybeId });
const optionSchema = v.object({ ...leafSchema.entries, note: list(leafSchema) });
type Option = v.InferOutput<typeof optionSchema>;

/** An option without a name is named by its code; one without either cannot be chosen. */
const named = <Row extends v.InferOutput<typeof leafSchema>>(rows: Row[]): Row[] =>
  rows.map((row) => ({ ...row, name: row.name || row.type.trim() })).filter(({ name }) => name !== '');

/** Gives options unique codes, across groups too, because groups may number theirs alike. */
const withUniqueCodes = (options: Option[]): Option[] => {
  const distinct = withDistinctIds('type')(
    named(options).map((option) => ({ ...option, note: named(option.note) })),
  );
  const choices = withDistinctIds('type')(
    distinct.flatMap((option): v.InferOutput<typeof leafSchema>[] =>
      option.note.length > 0 ? option.note : [option],
    ),
  );
  let next = 0;
  return distinct.map((option) => {
    const { length } = option.note;
    const own = choices.slice(next, (next += length || 1));
    return length > 0 ? { ...option, note: own } : { ...option, ...own[0] };
  });
};

export const fieldKinds = ['text', 'citySelect', 'day', 'enum'] as const;

/** A field's kind in any notation, 'city select' too; undefined for an unknown one. */
export const fieldKind = v.fallback(
  v.pipe(
    code,
    v.transform((text) => {
      const name = text.toLowerCase().replace(/[^a-z]/g, '');
      return fieldKinds.find((kind) => kind.toLowerCase() === name);
    }),
  ),
  undefined,
);

/** A field of the form (docs/product/bindBank.md#data). `cardTypeMi` is '0', or the card type to which the field belongs. */
const entries = {
  code: givenId,
  cate: fieldKind,
  value: maybeId,
  title: words,
  subtitle: words,
  /** Options; those of `citySelect` may nest one level. */
  note: v.pipe(list(optionSchema), v.transform(withUniqueCodes)),
  cardTypeMi: v.pipe(
    maybeCode,
    v.transform((type) => type || '0'),
  ),
  channelNumber: maybeId,
};
/** A field of an unknown kind is chosen where it has options, otherwise typed. */
const bankFieldSchema = v.pipe(
  v.object(entries),
  v.transform((field) => ({ ...field, cate: field.cate ?? (field.note.length > 0 ? 'enum' : 'text') })),
);

export const cardInitSchema = v.pipe(
  v.object({ items: list(bankFieldSchema) }),
  v.transform(({ items }) => items),
);

export type BankField = v.InferOutput<typeof bankFieldSchema>;
/** An option of a picker; `type` is the value sent. */
export type BankOption = Option;
