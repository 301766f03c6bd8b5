import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type ConnectionRef, selectIsDisconnected } from '../../machines/root/connection.ts';
import type { toasterMachine } from '../../machines/root/toaster.ts';
import { Toast } from '../parts/Toast.tsx';
import { language, messageWords, t } from '../wording/wording.ts';

/** What a page that could not be loaded says of it: the company's words, or none of its own. */
const selectFailure = (snapshot: AnyMachineSnapshot | undefined): unknown =>
  snapshot && (snapshot.matches('failed') || snapshot.matches('unavailable'))
    ? (snapshot.context.refusal ?? '')
    : undefined;

interface ToastsProps {
  actor: ActorRefFrom<typeof toasterMachine>;
  /** The screen on show. */
  screen?: AnyActorRef | undefined;
  connection?: ConnectionRef | undefined;
}

/** A page that could not be loaded says why: a toast would say it twice. The specification's texts have both. */
export const Toasts = ({ actor, screen, connection }: ToastsProps) => {
  const toast = useSelector(actor, (snapshot) => snapshot.context.queue[0]);
  const failure = useSelector(screen, selectFailure);
  const isDisconnected = useSelector(connection, selectIsDisconnected);
  if (!toast) return <Toast />;
  const { message } = toast;
  const text = messageWords(message);
  if (language() === 'spec') return <Toast text={text} />;
  const isError = 'key' in message && message.key === 'error';
  if (failure !== undefined && (isError || text === failure)) return <Toast />;
  return <Toast text={isError && isDisconnected ? t('offline.stays') : text} isOnPage={message.isOnPage} />;
};
