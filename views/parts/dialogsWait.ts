import { createContext } from 'react';

/** Whether the dialogs of the screen wait: the root asks about something first. */
export const DialogsWait = createContext(false);
