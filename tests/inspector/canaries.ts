/** Two values that no field may let out: a text, and digits as phone numbers, codes and coordinates have them. */
const canary = 'canary-4417';
const canaryDigits = '0917733155';
/** What a visitor of the promotion types; too short for more than a few signs. */
export const typed = { phone: '13917733155', capcode: 'k9nx', smsCode: '917733' };
/** Finds a canary in whatever form it left. */
export const canaries = /canary|917733155|"(k9nx|917733)"/i;

let planted = 0;
/** A canary of its own for each field, a text and digits by turns. */
export const plant = () => {
  planted += 1;
  return planted % 2 ? `${canary}-${planted}` : `${canaryDigits}${planted}`;
};
export const plantEach = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, plant()])) as Record<Name, string>;

/** Answers of the three families, with a canary in each message. */
export const answers = {
  v3: (data: unknown) => ({ success: true, message: plant(), data }),
  refused: () => ({ success: false, code: plant(), message: plant() }),
  code: (code: string | number, data: unknown) => ({ code, message: plant(), data }),
};

/** What the lender answers to each call, in order; the last one is said again. An error is a connection that breaks. */
export type Answer = object | string | Error;

/** A `fetch` that answers by the script; the keys are parts of addresses. */
export const lender = (script: Record<string, Answer[]>) => async (address: unknown) => {
  const path = Object.keys(script).find((name) => String(address).includes(name));
  const queue = path ? (script[path] ?? []) : [];
  const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? new Error(plant());
  if (answer instanceof Error) throw answer;
  return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
};
