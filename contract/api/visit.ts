import * as v from 'valibot';
import { openEnvelope } from '../../services/http/envelope.ts';
import type { ContractCall, Given, Sent } from './call.ts';
import { contractCalls } from './calls.ts';
import type { Subjects } from './subjects.ts';

/** What only a person can read: the last SMS code, the characters of the last captcha. */
interface HumanInput {
  smsCode: () => string;
  captcha: () => string;
}

const blind: HumanInput = { smsCode: () => '000000', captcha: () => '0000' };

export type Visit = ReturnType<typeof beginVisit>;

export function beginVisit(subjects: Subjects, eyes: HumanInput = blind) {
  const bodies = new Map<string, string>();
  const given: Given = {
    subjects,
    answer: (name, schema) => {
      const call = contractCalls.find((one) => one.name === name);
      const family = call?.sent(given).call.family;
      const envelope = family && openEnvelope(family, bodies.get(name) ?? '');
      return v.parse(schema, envelope?.isYes ? envelope.data : undefined);
    },
    get smsCode() {
      return eyes.smsCode();
    },
    get captcha() {
      return eyes.captcha();
    },
  };
  return {
    given,
    /** Returns the call's payload; undefined when an earlier response that it depends on is missing. */
    sent: (call: ContractCall): Sent | undefined => {
      try {
        return call.sent(given);
      } catch (error) {
        if (error instanceof v.ValiError) return undefined;
        throw error;
      }
    },
    keep: (call: ContractCall, body: string) => void bodies.set(call.name, body),
  };
}
