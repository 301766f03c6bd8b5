import { createContext } from 'react';
import type { otherLanguages } from '../../machines/root/language.ts';
import type { Screens } from '../screens/defineScreen.ts';

export type MissedBy = 'connection' | 'backend';

export interface Start {
  /** Those that have loaded. */
  screens?: Screens;
  /** What the language switch offers. */
  languages: ReturnType<typeof otherLanguages>;
  /** Why a visible part did not load; called before its retry is offered. */
  whyMissing?: () => Promise<MissedBy>;
}

/** What the start of the page gives its views. */
export const Start = createContext<Start>({ languages: [] });
