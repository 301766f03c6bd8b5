/** What figures share with the app: a file of its own, which both load (tools/build/firstPaint/figures.ts). Its modules need no React and no texts. */
export {
  array,
  boolean,
  check,
  fallback,
  is,
  literal,
  maxLength,
  minLength,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  regex,
  safeInteger,
  safeParse,
  string,
  transform,
  trim,
  undefinedable,
  union,
  unknown,
} from 'valibot';
export * from '../../services/http/envelope.ts';
export * from '../../services/http/json.ts';
export * from '../../services/http/pageQuery.ts';
export * from '../../services/order/nextPayment.ts';
export * from '../../services/order/plan.ts';
export * from '../../services/order/status.ts';
export * from '../../services/values/codecs.ts';
export { dialledIn, phonesIn } from '../../services/values/contacts.ts';
export * from '../../services/values/day.ts';
export * from '../../services/values/images.ts';
export * from '../../services/values/links.ts';
export * from '../../services/values/plainText.ts';
export * from '../../services/values/text.ts';
export * from '../../services/visit/clock.ts';
