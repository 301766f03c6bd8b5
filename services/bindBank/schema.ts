import * as v from 'valibot';
import { list, maybeText, text } from '../codecs.ts';

const leafSchema = v.object({ name: maybeText, type: maybeText, channelNumber: maybeText });
const optionSchema = v.object({ ...leafSchema.entries, note: list(leafSchema) });

/** One field of the form (docs/product/bindBank.md#data). `cardTypeMi` is '0', or the card type that the field belongs to. */
const bankFieldSchema = v.object({
  code: text,
  cate: v.fallback(v.picklist(['text', 'citySelect', 'day', 'enum']), 'text'),
  value: maybeText,
  title: maybeText,
  subtitle: maybeText,
  /** Options; those of `citySelect` may nest one level. */
  note: list(optionSchema),
  cardTypeMi: v.pipe(
    maybeText,
    v.transform((type) => type || '0'),
  ),
  channelNumber: maybeText,
});

/** Data of GET /v3/bind-card/card-init. */
export const cardInitSchema = v.pipe(
  v.object({ items: list(bankFieldSchema) }),
  v.transform(({ items }) => items),
);

/** Payload of GET /v3/bind-card/card-init. */
export const cardInitKeySchema = v.object({ product_id: text });
/** Payload of a bind call: each field's code with its value stands beside these. */
export const bindSchema = v.looseObject({ cardType: text, channelNumber: text, product_id: text });

/** A field of the form. */
export type BankField = v.InferOutput<typeof bankFieldSchema>;
/** An option of a picker; `type` is what goes out. */
export type BankOption = v.InferOutput<typeof optionSchema>;
