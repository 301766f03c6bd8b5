import { codeIn } from '../../../services/values/numbers.ts';
import { cutTo } from '../../../services/values/text.ts';
import { isPhone, normalisePhone, type PhoneRule } from '../../../services/values/phone.ts';
import type { Message } from '../../screen/message.ts';

export const fields = ['phone', 'capcode', 'smsCode'] as const;
export type Field = (typeof fields)[number];

export interface Form {
  phone: string;
  capcode: string;
  smsCode: string;
  phoneRule: PhoneRule;
  sid: string;
}

export type Faults = Partial<Record<Field, Message>>;

/** Lengths of a captcha answer and an SMS code (docs/product/promotion.md#checks). */
const longest = { capcode: 4, smsCode: 6 } as const;

/** Normalises a field's input: no spaces, cut to its limit (docs/product/promotion.md#checks). */
export const cleaned = (field: Field, typed: string, rule: PhoneRule): string =>
  field === 'phone'
    ? normalisePhone(typed, rule)
    : field === 'smsCode'
      ? codeIn(typed, longest.smsCode)
      : cutTo(typed.normalize('NFKC').replace(/[\s\p{C}\p{DI}]/gu, ''), longest.capcode);

const phoneInvalid = {
  spec: 'promotion.phoneInvalid',
  ph: 'promotion.phoneInvalidPh',
  both: 'promotion.phoneInvalidPh',
} as const;

const faultOf: Record<Field, (form: Form) => Message | undefined> = {
  phone: (form) => (isPhone(form.phone, form.phoneRule) ? undefined : { key: phoneInvalid[form.phoneRule] }),
  capcode: (form) =>
    form.capcode === ''
      ? { key: 'promotion.capcodeMissing' }
      : form.sid === ''
        ? { key: 'promotion.captchaMissing' }
        : undefined,
  smsCode: (form) => (form.smsCode === '' ? { key: 'promotion.smsCodeMissing' } : undefined),
};

/** Errors of these fields of the form (docs/product/promotion.md#checks). */
export const faultsOf = (form: Form, asked: readonly Field[]): Faults =>
  Object.fromEntries(
    asked.flatMap((field) => {
      const fault = faultOf[field](form);
      return fault ? [[field, fault]] : [];
    }),
  );

/** The errors without the one about an image that was not there. */
export function withoutMissingCaptcha({ capcode, ...others }: Faults): Faults {
  const isMissing = capcode && 'key' in capcode && capcode.key === 'promotion.captchaMissing';
  return capcode && !isMissing ? { ...others, capcode } : others;
}
