import { openEnvelope } from '../../services/http/envelope.ts';
import type { Sent } from '../api/call.ts';
import type { Answer, Line } from './exchange.ts';
import { schemaFaults } from './shape.ts';
import { trapsIn } from './traps.ts';
import type { Judge } from './verdicts.ts';

const seconds = (milliseconds: number) => `${Math.round(milliseconds / 100) / 10} s`;
const isJson = ({ headers, body }: Answer) => {
  try {
    JSON.parse(body);
    return /\bjson\b/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
};

/** Why a call counts as not answered in time; undefined for one that was. */
const lateness = (answer: Answer | undefined, limit: number): string | undefined => {
  if (!answer) return `no response: the connection failed, or ${seconds(limit)} passed`;
  return answer.took > limit ? `a response after ${seconds(answer.took)}` : undefined;
};

/** Checks the general requirements of every response. Returns false when it cannot be parsed further. */
export function judgeBasics(
  judge: Judge,
  { limit, origin }: Line,
  sent: Sent,
  answer: Answer | undefined,
): answer is Answer {
  if (!judge('answersInTime', lateness(answer, limit)) || !answer) return false;
  judge(
    'isNotStored',
    !/no-store/.test(answer.headers.get('cache-control') ?? '') &&
      `Cache-Control: ${answer.headers.get('cache-control') ?? 'absent'}`,
  );
  const exposed = (answer.headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const isReadable = !origin || exposed.includes('date') || exposed.includes('*');
  judge(
    'isDated',
    (Number.isNaN(Date.parse(answer.headers.get('date') ?? '')) &&
      `Date: ${answer.headers.get('date') ?? 'absent'}`) ||
      (!isReadable && 'Access-Control-Expose-Headers does not name Date'),
  );
  if (origin) {
    const allowed = answer.headers.get('access-control-allow-origin');
    judge(
      'allowsTheOrigin',
      ![origin, '*'].includes(allowed ?? '') && `Access-Control-Allow-Origin: ${allowed ?? 'absent'}`,
    );
  }
  if (!sent.call.family) return true;
  return judge(
    'answersJson',
    !isJson(answer) && `${answer.headers.get('content-type') ?? 'no type'}, ${answer.body.length} characters`,
  );
}

/** Checks the response to a valid call. Returns whether it is a yes. */
export function judgeYes(judge: Judge, line: Line, sent: Sent, answer: Answer | undefined): boolean {
  if (!judgeBasics(judge, line, sent, answer)) return false;
  const { family, data } = sent.call;
  // A captcha's image, and tracking calls, whose response is ignored.
  if (!family) {
    const type = answer.headers.get('content-type') ?? 'no type';
    if (sent.call.path.endsWith('get-captcha')) return judge('isAnImage', !type.startsWith('image/') && type);
    return judge('saysYes', answer.status >= 400 && `HTTP ${answer.status}`);
  }
  const envelope = openEnvelope(family, answer.body);
  if (
    !judge('speaksItsFamily', !envelope && `HTTP ${answer.status}, and no verdict that the app reads`) ||
    !envelope
  )
    return false;
  const isGood = answer.status >= 200 && answer.status <= 299;
  const no = envelope.isYes
    ? `HTTP ${answer.status} with a yes`
    : `HTTP ${answer.status}, code ${envelope.code || 'absent'}`;
  if (!judge('saysYes', !(envelope.isYes && isGood) && no) || !envelope.isYes) return false;
  if (!data) return true;
  const found = schemaFaults(data, envelope.data);
  const words = (isMoney: boolean) =>
    found
      .filter((one) => one.isMoney === isMoney)
      .map((one) => one.words)
      .join('; ');
  const { ids, times, codes, twins, pesos, printed } = trapsIn(answer.body);
  const inWords = printed.map((path) => `${path}: a word for nothing, such as 'null'`);
  judge('hasItsData', [words(false), ...inWords].filter(Boolean).join('; '));
  const inPesos = pesos.map((path) => `${path}: a row shows it a hundred times as high`);
  judge('countsCentavos', [words(true), ...inPesos].filter(Boolean).join('; '));
  judge('keepsIds', ids.length > 0 && `integers beyond 2^53: ${ids.join(', ')}`);
  judge('datesItsTimes', times.length > 0 && `seconds, or no plausible time: ${times.join(', ')}`);
  judge('trimsItsCodes', codes.length > 0 && `padded or with invisible characters: ${codes.join(', ')}`);
  judge('distinguishesRows', twins.length > 0 && `an id is there twice: ${twins.join(', ')}`);
  return true;
}

/** Checks the response to an invalid call: it must be a no with a message and, if the app handles `code`, with that code. */
export function judgeNo(
  judge: Judge,
  line: Line,
  { call }: Sent,
  answer: Answer | undefined,
  code?: string,
): void {
  if (!judge('answersInTime', lateness(answer, line.limit)) || !answer) return;
  const envelope = call.family && openEnvelope(call.family, answer.body);
  const isClear = answer.status < 500 && (envelope ? !envelope.isYes : answer.status >= 400);
  if (!judge('saysNo', !isClear && `HTTP ${answer.status}${envelope?.isYes ? ' with a yes' : ''}`)) return;
  if (envelope?.isYes !== false) return;
  const { message } = envelope;
  judge(
    'saysWhy',
    (message === '' && 'the message is empty') ||
      (/\n\s+at |Exception|stack/i.test(message) && 'the message is for developers'),
  );
  if (code !== undefined)
    judge('namesTheNo', envelope.code !== code && `code ${envelope.code || 'absent'}, expected ${code}`);
}
