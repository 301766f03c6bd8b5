import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type ConnectionRef, selectIsDisconnected } from '../../machines/root/connection.ts';
import type { Message } from '../../machines/screen/message.ts';
import type { toasterMachine } from '../../machines/root/toaster.ts';
import { Toast } from '../parts/Toast.tsx';
import { language, t } from '../wording/wording.ts';

const words = (message: Message) => ('text' in message ? message.text : t(message.key));

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

/** A page that could not be loaded, and the notice of a lost connection, say why: a toast would say it twice. The specification's texts have both. */
export const Toasts = ({ actor, screen, connection }: ToastsProps) => {
  const toast = useSelector(actor, (snapshot) => snapshot.context.queue[0]);
  const failure = useSelector(screen, selectFailure);
  const isDisconnected = useSelector(connection, selectIsDisconnected);
  const isSaid =
    (failure !== undefined || isDisconnected) &&
    language() !== 'spec' &&
    toast &&
    ('text' in toast.message ? toast.message.text === failure : toast.message.key === 'error');
  return <Toast text={toast && !isSaid ? words(toast.message) : undefined} />;
};
