import { answerLimit, isReloadDue, readRelease } from '../../services/release/read.ts';
import type { AnyActorRef } from 'xstate';
import { type CallNoted, recordCall } from '../../services/visit/connection.ts';
import type { MissedBy } from '../app/start.ts';
import { reload } from './addressActor.ts';

/** A part that fails to load may have been removed by another release: the page reloads, once per release, or else offers a retry. */
export const reloadOnMissingPart =
  (basePath: string, own: string, system: AnyActorRef['system']) => async (): Promise<MissedBy> => {
    let isAnswered = false;
    const noted = (call: CallNoted) => {
      isAnswered = call.type === 'call.answered';
      recordCall(system, call);
    };
    const release = await readRelease(basePath, AbortSignal.timeout(answerLimit), noted).catch(
      () => undefined,
    );
    if (release && isReloadDue(release, own)) reload(release);
    return isAnswered ? 'backend' : 'connection';
  };
