import type { Fault } from './backends.ts';

interface Said {
  data: Record<string, unknown>;
  [name: string]: unknown;
}

const says =
  (change: (said: Said) => void): Fault['lie'] =>
  async (_asked, honest) => {
    const response = await honest();
    const text = await response.clone().text();
    if (response.status !== 200 || !/"(success":true|code":("00"|0)[,}])/.test(text)) return response;
    const said: Said = JSON.parse(text);
    change(said);
    return new Response(JSON.stringify(said), { headers: response.headers });
  };

const withHeader =
  (name: string, value: string | undefined): Fault['lie'] =>
  async (_asked, honest) => {
    const response = await honest();
    if (value === undefined) response.headers.delete(name);
    else response.headers.set(name, value);
    return response;
  };

const forgetsTheKey =
  (
    isForgotten: (headers: Headers, fields: URLSearchParams, times: number) => boolean,
    key = () => crypto.randomUUID(),
  ): Fault['lie'] =>
  ({ headers, fields, times }, honest) => {
    if (!isForgotten(headers, fields, times)) return honest();
    const other = new Headers(headers);
    other.set('Idempotency-Key', key());
    return honest({ headers: other });
  };

const v3 = '/v3';
const youmi = '/api/v2/youmi';
const asked = (init: RequestInit) => init.method !== 'OPTIONS';

export const plantedFaults: Fault[] = [
  {
    breaks: 'loanDetails hasItsData',
    path: `${v3}/loan-details/loan-details`,
    lie: says(({ data }) => delete data['orderStatus']),
  },
  {
    breaks: 'contactInfo endsTheSession',
    path: `${v3}/personal-center/contact-kf-info`,
    lie: async ({ init }, honest) => {
      const response = await honest();
      return response.status === 401 && asked(init)
        ? new Response('{"success":false,"message":"Log in"}', { headers: response.headers })
        : response;
    },
  },
  {
    breaks: 'homeDefine speaksItsFamily',
    path: `${v3}/home/define`,
    lie: says((said) => {
      delete said['code'];
      said['success'] = true;
    }),
  },
  { breaks: 'joinFailure saysYes', path: '/gopia/goya/drowns', lie: says((said) => (said['code'] = '0')) },
  {
    breaks: 'cardInit answersJson',
    path: `${v3}/bind-card/card-init`,
    lie: withHeader('content-type', 'text/html'),
  },
  {
    breaks: 'loanConfirmation countsCentavos',
    path: `${v3}/loan-confirm/loan-detail-confirm`,
    lie: says(({ data }) => (data['feeAmount'] = data['amount'] = '8,000.00')),
  },
  {
    breaks: 'agreements isNotStored',
    path: `${v3}/contract/contract`,
    lie: withHeader('cache-control', 'public, max-age=60'),
  },
  {
    breaks: 'agreement saysNo',
    path: `${v3}/contract/contract-jump`,
    lie: async ({ fields, init }, honest) =>
      asked(init) && !fields.has('productId') && fields.get('sessionId') !== 'session-ended'
        ? new Response('Oops', { status: 500 })
        : honest(),
  },
  {
    breaks: 'loanConfirmationV2 answersInTime',
    path: '/gopia/goya/satire',
    lie: async ({ init, fields, headers }, honest, turn) => {
      if (asked(init) && fields.has('productId') && headers.get('swift') === 's-1') turn(61_000);
      return honest();
    },
  },
  {
    breaks: 'instalment takesEmptyHeaders',
    path: `${v3}/installment/loan-play-detail`,
    lie: async ({ headers, init }, honest) =>
      asked(init) && headers.get('building') === '' ? new Response('No building', { status: 400 }) : honest(),
  },
  {
    breaks: 'problemDetail saysWhy',
    path: '/user-problem/problem-detail',
    lie: async (_asked, honest) => {
      const response = await honest();
      const text = await response.clone().text();
      return text.includes('Wrong parameters')
        ? new Response('{"code":"400","message":""}', { headers: response.headers })
        : response;
    },
  },
  {
    breaks: 'template allowsTheOrigin',
    path: `${youmi}/service/channel/channel-template`,
    lie: async ({ times, init }, honest) => {
      const response = await honest();
      if (asked(init) && times === 1) response.headers.delete('access-control-allow-origin');
      return response;
    },
  },
  {
    breaks: 'problemList allowsTheHeaders',
    path: '/user-problem/problem-list',
    lie: async ({ init }, honest) => {
      const response = await honest();
      if (!asked(init)) response.headers.set('access-control-allow-headers', 'x-requested-with, building');
      return response;
    },
  },
  {
    breaks: 'problemInit isDated',
    path: '/user-problem/problem-init',
    lie: async ({ times, init }, honest) => {
      const response = await honest();
      if (asked(init) && times === 1) response.headers.delete('access-control-expose-headers');
      return response;
    },
  },
  {
    breaks: 'getCaptcha isAnImage',
    path: `${youmi}/promotion/get-captcha`,
    lie: withHeader('content-type', 'text/html'),
  },
  {
    breaks: 'getSms namesTheNo',
    path: `${youmi}/promotion/get-sms`,
    lie: async (_asked, honest) => {
      const response = await honest();
      return response.status === 200
        ? new Response('{"code":"999","message":"Wrong characters"}', { headers: response.headers })
        : response;
    },
  },
  {
    breaks: 'bindCard needsAKey',
    path: `${v3}/bind-card/bind-card-new`,
    lie: forgetsTheKey((headers) => !headers.has('Idempotency-Key') && headers.has('X-Requested-With')),
  },
  {
    breaks: 'generateCode repeatsItself',
    path: `${v3}/loan-details/generate-vcode`,
    // The fourth call: without a key, two at once, and then a single one.
    lie: forgetsTheKey((_headers, _fields, times) => times === 4),
  },
  {
    breaks: 'payByWallet refusesAnotherBody',
    path: '/repayment/repayment-huichao',
    lie: forgetsTheKey((_headers, fields) => fields.get('amount') === '1'),
  },
  {
    breaks: 'saveComplaint doesItOnce',
    path: '/user-problem/problem-save',
    // The third is the second of the two at once.
    lie: forgetsTheKey((_headers, _fields, times) => times === 3),
  },
  {
    breaks: 'rateService remembersADay',
    path: '/user-problem/save-score',
    // The sixth comes hours later.
    lie: forgetsTheKey((_headers, _fields, times) => times === 6),
  },
];
