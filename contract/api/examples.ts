import type { ContractCall, Sent } from './call.ts';
import { contractCalls } from './calls.ts';
import { createTestBackend, testBackendBase } from './testBackend.ts';
import { requestOf, testPage } from './requests.ts';
import { sandboxSubjects } from './subjects.ts';
import { beginVisit } from './visit.ts';

export interface Example {
  body: Record<string, string>;
  type: string;
  answer: unknown;
  /** The sandbox's response to an empty payload. */
  refusal: unknown;
}

/** Far in the future: a mock that answers with the examples must not have expired codes. */
const day = Date.UTC(2099, 10, 22, 4);

/** Random values become constants, so that the document is stable. */
const settled = (text: string): string =>
  text
    .replaceAll(
      /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g,
      '5f0c2a9e-3b1d-4c7a-9e64-1d2b3c4d5e6f',
    )
    .replaceAll(/payCode=\d+/g, 'payCode=0130560000012345')
    .replaceAll(/"reference":"\d+"/g, '"reference":"0130560000012345"')
    .replaceAll(/"(smsCode|verifyCode)":"\d{6}"/g, '"$1":"123456"')
    .replaceAll(/"capcode":"\w{4}"/g, '"capcode":"K7PX"');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(settled(text));
  } catch {
    return undefined;
  }
};

/** Makes every call of the contract to a fresh sandbox, in the order of a visit. Throws when one cannot be made. */
export async function collectExamples(): Promise<{ call: ContractCall; sent: Sent; example: Example }[]> {
  const backend = createTestBackend(() => day);
  const visit = beginVisit(sandboxSubjects, backend);
  const page = testPage('session-contract');
  const examples = [];
  for (const call of contractCalls) {
    const sent = visit.sent(call);
    if (!sent) throw new Error(`The sandbox did not answer what ${call.name} builds on`);
    const { url, init } = requestOf(testBackendBase, page, sent, `key-of-${call.name}`);
    const answer = await backend.fetch(url, init);
    const text = await answer.text();
    visit.keep(call, text);
    const nothing = requestOf(testBackendBase, page, { ...sent, payload: {} });
    const refusal = await (await backend.fetch(nothing.url, nothing.init)).text();
    examples.push({
      call,
      sent,
      example: {
        body:
          init.body instanceof URLSearchParams
            ? (parsed(JSON.stringify(Object.fromEntries(init.body))) as Record<string, string>)
            : {},
        type: answer.headers.get('content-type') ?? '',
        answer: parsed(text),
        refusal: parsed(refusal),
      },
    });
  }
  backend.close();
  return examples;
}
