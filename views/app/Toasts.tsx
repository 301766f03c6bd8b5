import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Message } from '../../machines/screen/message.ts';
import type { toasterMachine } from '../../machines/root/toaster.ts';
import { Toast } from '../parts/Toast.tsx';
import { t } from '../wording/wording.ts';

const words = (message: Message) => ('text' in message ? message.text : t(message.key));

export const Toasts = ({ actor }: { actor: ActorRefFrom<typeof toasterMachine> }) => {
  const toast = useSelector(actor, (snapshot) => snapshot.context.queue[0]);
  return <Toast text={toast && words(toast.message)} />;
};
