import * as v from 'valibot';
import { code, id, list, maybeCode, maybeId, words } from '../codecs.ts';
import { tellApart } from '../twins.ts';

const leafSchema = v.object({ name: words, type: maybeId, channelNumber: maybeId });
const optionSchema = v.object({ ...leafSchema.entries, note: list(leafSchema) });
type Option = v.InferOutput<typeof optionSchema>;

/** Options that look different on the screen. Their codes differ across groups, too, because groups may count alike. */
const toldApart = (options: Option[]): Option[] => {
  const told = tellApart('type')(options);
  const choices = tellApart('type')(
    told.flatMap((option): v.InferOutput<typeof leafSchema>[] =>
      option.note.length > 0 ? option.note : [option],
    ),
  );
  let next = 0;
  return told.map((option) => {
    const { length } = option.note;
    const own = choices.slice(next, (next += length || 1));
    return length > 0 ? { ...option, note: own } : { ...option, ...own[0] };
  });
};

export const fieldKinds = ['text', 'citySelect', 'day', 'enum'] as const;

/** How a field is filled in; a kind that the app does not know is filled in by typing. */
export const fieldKind = v.fallback(v.pipe(code, v.picklist(fieldKinds)), 'text');

/** One field of the form (docs/product/bindBank.md#data). `cardTypeMi` is '0', or the card type that the field belongs to. */
const bankFieldSchema = v.object({
  code: id,
  cate: fieldKind,
  value: maybeId,
  title: words,
  subtitle: words,
  /** Options; those of `citySelect` may nest one level. */
  note: v.pipe(list(optionSchema), v.transform(toldApart)),
  cardTypeMi: v.pipe(
    maybeCode,
    v.transform((type) => type || '0'),
  ),
  channelNumber: maybeId,
});

/** Data of GET /v3/bind-card/card-init. */
export const cardInitSchema = v.pipe(
  v.object({ items: list(bankFieldSchema) }),
  v.transform(({ items }) => items),
);

/** Payload of GET /v3/bind-card/card-init. */
export const cardInitKeySchema = v.object({ product_id: id });
/** Payload of a bind call: each field's code with its value is beside these. */
export const bindSchema = v.looseObject({ cardType: id, channelNumber: id, product_id: id });

export type BankField = v.InferOutput<typeof bankFieldSchema>;
/** An option of a picker; `type` is what goes out. */
export type BankOption = Option;
