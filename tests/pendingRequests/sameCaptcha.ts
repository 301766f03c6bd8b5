import type { Answer, Gate } from '../app/gate.ts';

/** A registration contains the captcha's session, so another captcha would be another request. Call this again after resetting the gate. */
export const oneCaptcha = () => {
  const kept = new Map<string, Promise<Answer>>();
  return (gate: Gate): void => {
    for (const path of ['/get-sid', '/get-captcha'])
      gate.on(path, (_, company) => {
        const answer = kept.get(path) ?? company();
        kept.set(path, answer);
        return answer;
      });
  };
};
