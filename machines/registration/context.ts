import type { Draft } from '../../services/promotion/draft.ts';
import type { ClientType, PromotionPage } from '../../services/promotion/page.ts';
import type { PhoneRule } from '../../services/promotion/phone.ts';
import type { SmsRequest } from '../../services/promotion/payload.ts';
import type { CaptchaEvent } from '../captcha/machine.ts';
import type { PromotionRef } from '../landing/events.ts';
import type { Faults, Field, Form } from './form.ts';

interface RegistrationSetting {
  app: PromotionRef;
  page: PromotionPage;
  clientType: ClientType;
  appName: string;
  phoneRule: PhoneRule;
}

/** What the registration starts with. */
export interface RegistrationInput extends RegistrationSetting {
  /** What was typed before the page was reloaded. */
  draft: Draft | undefined;
}

/** What it knows. */
export interface RegistrationContext extends RegistrationSetting, Form {
  faults: Faults;
  /** Time of the captcha image on show, in epoch milliseconds. */
  time: number;
  /** When the next SMS code may be sent: epoch milliseconds, 0 when none was sent. */
  deadline: number;
  /** Idempotency key of the registration that the visitor means to send; undefined until it is sent. */
  registerKey: string | undefined;
}

/** What happens to it. */
export type RegistrationEvent =
  | CaptchaEvent
  | { type: 'field.changed'; field: Field; value: string }
  | { type: 'captcha.tapped' }
  | { type: 'code.requested' }
  | { type: 'code.sent' }
  | { type: 'apply.tapped' }
  | { type: 'check.requested' }
  | { type: 'edit.chosen' };

/** Payload of get-sms: `deviceId` is the sid (decisions §3). */
export const smsRequestOf = ({ page, phone, capcode, sid, appName }: RegistrationContext): SmsRequest => ({
  phone,
  capcode,
  sid,
  deviceId: sid,
  appName,
  app_from: page.app_from,
  user_from: page.user_from,
  utm_tag: page.utm_tag,
});
