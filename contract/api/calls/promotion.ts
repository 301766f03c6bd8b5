import {
  captchaCall,
  count,
  loadTemplate,
  register,
  requestSid,
  sendSms,
} from '../../../services/promotion/actors.ts';
import { sidSchema } from '../../../services/promotion/schema.ts';
import { refusals } from '../../../services/promotion/refusals.ts';
import { by, entry, ignored, type ContractCall, type Given } from '../call.ts';

const visit = ({ subjects }: Given) => ({
  page_id: subjects.promotion,
  user_from: 'facebook',
  client_type: 'android' as const,
  page_type: '1',
  utm_tag: 'november',
  app_from: 'pera',
});
const promotionForm = (given: Given) => {
  const sid = given.answer('getSid', sidSchema);
  return {
    phone: given.subjects.phone,
    capcode: given.captcha,
    sid,
    deviceId: sid,
    appName: 'PeraLoan',
    app_from: 'pera',
    user_from: 'facebook',
    utm_tag: 'november',
  };
};
const registered = 'Says that the phone is registered already, and leads to the download page.';
const wrongCaptcha = 'Says that the captcha is wrong, and loads another one.';
export const calls: readonly ContractCall[] = [
  by('template', loadTemplate, ({ subjects }) => ({ id: subjects.promotion }), {
    title: 'How a landing page looks',
  }),
  by('trackVisit', count, (given) => ({ kind: 'visit' as const, payload: visit(given) }), {
    title: 'A visit of a landing page',
    about: ignored,
  }),
  by(
    'trackClick',
    count,
    (given) => ({ kind: 'click' as const, payload: { ...visit(given), phone: given.subjects.phone } }),
    {
      title: 'A tap on apply',
      about: ignored,
    },
  ),
  by(
    'trackComplete',
    count,
    ({ subjects }) => ({ kind: 'complete' as const, payload: { UC: 'uc-1', page_id: subjects.promotion } }),
    {
      title: 'A completed registration',
      about: `Only when the page was given UC. ${ignored}`,
    },
  ),
  by('getSid', requestSid, () => undefined, { title: 'A session of the image captcha' }),
  {
    ...entry('getCaptcha', {
      title: 'The image of a captcha',
      about: 'No envelope: an image, never from a cache. `t` is a timestamp in milliseconds.',
    }),
    actor: undefined,
    sent: (given) => ({ call: captchaCall, payload: { sid: given.answer('getSid', sidSchema), t: 1 } }),
  },
  by('getSms', sendSms, promotionForm, {
    title: 'Have a code sent to a phone',
    codes: {
      [refusals.smsWrongCaptcha]: wrongCaptcha,
      [refusals.alreadyRegistered]: registered,
    },
    changes: true,
    withoutPerson: refusals.smsWrongCaptcha,
  }),
  by(
    'register',
    register,
    (given) => ({
      registration: {
        ...promotionForm(given),
        merchantNumber: '0',
        userName: given.subjects.phone,
        smsCode: given.smsCode,
        invite_code: '',
        id: given.subjects.promotion,
      },
    }),
    {
      title: 'Register a phone',
      codes: {
        [refusals.alreadyRegistered]: registered,
        [refusals.registerWrongCaptcha]: wrongCaptcha,
      },
      clearNo: ['103'],
      withoutPerson: refusals.registerWrongCaptcha,
    },
  ),
];
