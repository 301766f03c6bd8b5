import type { Answer, Gate } from '../app/gate.ts';

/**
 * A visitor who keeps one captcha on every page: a registration contains the captcha's session, so with another one it is another request. Call it
 * again after resetting the gate.
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
