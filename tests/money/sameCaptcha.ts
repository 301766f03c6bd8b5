import type { Answer, Gate } from '../app/gate.ts';

/**
 * A visitor who keeps one captcha, whatever page asks: a registration carries the captcha's session, so with another one the same words are another
 * request. Called again for a gate that was reset.
 */
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
