import { createContext } from 'react';

/** True while the screen's dialogs wait for the root's dialog. */
export const DialogsWait = createContext(false);
