import { isOpen } from '../../../services/http/service.ts';
import { type Intent, intentsFor } from '../../../services/intents/intent.ts';
import { registeringOf } from '../../../services/promotion/actors.ts';
import type { Draft } from '../../../services/promotion/draft.ts';
import type { ClientType, PromotionPage } from '../../../services/promotion/page.ts';
import type { Registration, SmsRequest } from '../../../services/promotion/payload.ts';
import type { PhoneRule } from '../../../services/promotion/phone.ts';
import type { ScreenMessage } from '../../app/events.ts';
import type { CaptchaEvent } from '../captcha/machine.ts';
import type { PromotionAddressMessage } from '../landing/context.ts';
import type { PromotionRef } from '../landing/events.ts';
import type { OutcomeUnknownInput } from '../../parts/outcomeUnknown/machine.ts';
import { hasJustGoneOut } from '../../parts/posts.ts';
import type { Faults, Field, Form } from './form.ts';

interface RegistrationSetting {
  app: PromotionRef;
  page: PromotionPage;
  clientType: ClientType;
  appName: string;
  phoneRule: PhoneRule;
  /** What cannot be undone and has no known end, when the page was shown. */
  intents: readonly Intent[];
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
  /** When the next SMS code may be sent: epoch milliseconds, 0 when no pause is running. */
  deadline: number;
}

/** What happens to it. */
export type RegistrationEvent =
  | CaptchaEvent
  | ScreenMessage
  | { type: 'field.changed'; field: Field; value: string }
  | { type: 'captcha.tapped' }
  | { type: 'code.requested' }
  /** Another entry of the tab's history is on show. */
  | PromotionAddressMessage
  | { type: 'apply.tapped' }
  | { type: 'back.pressed' };

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

/** Payload of register, as the form stands: the same form is the same registration. */
export const registrationOf = (context: RegistrationContext): Registration => ({
  ...smsRequestOf(context),
  merchantNumber: '0',
  userName: context.phone,
  smsCode: context.smsCode,
  invite_code: context.page.invite_code,
  id: context.page.id,
});

/** The registrations on this promotion whose end is unknown. */
export const openRegistrations = ({ intents, page }: RegistrationContext): Intent[] =>
  intentsFor(intents, `promotion:${page.id}`, 'register');

/**
 * What the dialog about an unknown registration is told; `event` led there. There is nothing to look at: who is not logged in is shown
 * nothing. The very same can go out again as long as the form holds it: after a reload the code is missing.
 */
export const unknownRegistration = (
  context: RegistrationContext,
  event: { type: string },
): OutcomeUnknownInput => {
  const registering = registeringOf(registrationOf(context));
  return {
    app: context.app,
    kind: registering.call.kind,
    subject: registering.subject,
    question: undefined,
    canRetry: hasJustGoneOut(event) || isOpen(context.intents, registering),
    isOtherWay: false,
  };
};
