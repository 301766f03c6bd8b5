import type { Message } from '../../machines/screen/message.ts';
import { t } from '../wording/wording.ts';

export const words = (message: Message): string => ('text' in message ? message.text : t(message.key));
