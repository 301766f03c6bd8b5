import { readDevice } from '../../../services/device/stored.ts';
import type { CaptchaRef } from '../../../machines/promotion/captcha/selectors.ts';
import type { LandingRef } from '../../../machines/promotion/landing/selectors.ts';
import type { RegistrationRef } from '../../../machines/promotion/registration/selectors.ts';
import type { PromotionTemplateRef } from '../../../machines/promotion/template.ts';
import { dataIn } from '../../../services/http/envelope.ts';
import { readDraft } from '../../../services/promotion/draft.ts';
import { placeOf } from '../../../services/promotion/page.ts';
import { ownSearch } from '../../../services/visit/ownPath.ts';
import { templateSchema } from '../../../services/promotion/schema.ts';
import { configured } from '../../entries/environment.ts';
import { Form, Offer } from '../../promotion/LandingPage.tsx';
import { language } from '../../wording/wording.ts';
import { replayTaps } from '../replayTaps.ts';
import type { Figure } from '../noFigure.ts';
import { stillActor } from './stillActor.ts';

const registration = (): RegistrationRef =>
  stillActor<RegistrationRef>(
    { phone: '', capcode: '', smsCode: '', faults: {}, phoneRule: configured.phoneRule },
    {
      value: { open: { editing: 'free' } },
      tags: ['writable'],
      children: { captcha: stillActor<CaptchaRef>({ image: '' }, { tags: ['busy'] }) },
    },
  );

/** True if all of the app's first files arrived before the response, as from the cache. The app is about to render the same content, and drawing would delay it. */
const isAppLoaded = (): boolean =>
  [
    ...document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>('[rel=modulepreload],[type=module]'),
  ].every(({ href, src }) => performance.getEntriesByName(href ?? src).length > 0);

/**
 * The offer without its picture, which would delay the app's files, and the form. Undefined on another page of the promotion, with a form that was
 * kept for a reload, and when the app is loaded already.
 */
export const figureIn = (body: string): Figure | undefined => {
  const template = dataIn('00', templateSchema, body);
  const search = ownSearch();
  const place = placeOf({ hash: location.hash, search });
  if (!template || place.route !== 'landing' || isAppLoaded() || readDraft(readDevice())) return undefined;
  const actor = stillActor<LandingRef>(
    {
      environment: { ...configured, language: language() },
      search,
      visited: place.page,
      template: stillActor<PromotionTemplateRef>({ template, refusal: '' }),
    },
    { value: { template: 'ready' } },
  );
  return {
    content: replayTaps(
      <>
        <Offer actor={actor} placeholder={<span />} />
        <Form actor={actor} registration={registration()} />
      </>,
    ),
  };
};
