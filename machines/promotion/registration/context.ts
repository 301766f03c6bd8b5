import type { Draft } from '../../../services/promotion/draft.ts';
import type { ClientType, PromotionPage } from '../../../services/promotion/page.ts';
import type { Registration, SmsRequest } from '../../../services/promotion/payload.ts';
import type { PhoneRule } from '../../../services/values/phone.ts';
import type { Pause } from '../../payment/smsCountdown.ts';
import type { SubmissionMessage } from '../../pendingRequests/submissions.ts';
import type { CaptchaEvent } from '../captcha/machine.ts';
import type { PromotionAddressMessage } from '../landing/context.ts';
import type { PromotionRef } from '../landing/events.ts';
import type { Faults, Field, Form } from './form.ts';

interface RegistrationSetting {
  app: PromotionRef;
  page: PromotionPage;
  clientType: ClientType;
  appName: string;
  phoneRule: PhoneRule;
}

export interface RegistrationInput extends RegistrationSetting {
  draft: Draft | undefined;
}

export interface RegistrationContext extends RegistrationSetting, Form {
  faults: Faults;
  time: number;
  pause: Pause;
}

export type RegistrationEvent =
  | CaptchaEvent
  | { type: 'connection.restored' }
  | SubmissionMessage
  | { type: 'field.changed'; field: Field; value: string }
  | { type: 'captcha.tapped' }
  | { type: 'code.requested' }
  | PromotionAddressMessage
  | { type: 'registration.sent' };

/** Payload of get-sms: `deviceId` is the sid (docs/product/promotion.md). */
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

/** The same form is the same registration. */
export const registrationOf = (context: RegistrationContext): Registration => ({
  ...smsRequestOf(context),
  merchantNumber: '0',
  userName: context.phone,
  smsCode: context.smsCode,
  invite_code: context.page.invite_code,
  id: context.page.id,
});
