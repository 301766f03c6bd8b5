import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Message } from '../../machines/screen/message.ts';
import type { toasterMachine } from '../../machines/root/toaster.ts';
import { Toast } from '../parts/Toast.tsx';
import { language, t } from '../wording/wording.ts';

const words = (message: Message) => ('text' in message ? message.text : t(message.key));

/** A page that could not be loaded says why: a toast would say it twice. The specification's texts have both. */
const selectSaysWhy = (snapshot: AnyMachineSnapshot | undefined) =>
  language() !== 'spec' && !!snapshot && (snapshot.matches('failed') || snapshot.matches('unavailable'));

const selectRefusal = (snapshot: AnyMachineSnapshot | undefined): unknown => snapshot?.context.refusal;

interface ToastsProps {
  actor: ActorRefFrom<typeof toasterMachine>;
  /** The screen on show. */
  screen?: AnyActorRef | undefined;
}

export const Toasts = ({ actor, screen }: ToastsProps) => {
  const toast = useSelector(actor, (snapshot) => snapshot.context.queue[0]);
  const saysWhy = useSelector(screen, selectSaysWhy);
  const refusal = useSelector(screen, selectRefusal);
  const isSaid =
    saysWhy &&
    toast &&
    ('text' in toast.message
      ? toast.message.text === refusal
      : toast.message.key === 'error' || toast.message.key === 'tryLater');
  return <Toast text={toast && !isSaid ? words(toast.message) : undefined} />;
};
