import type { ComponentType } from 'react';
import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { RouteName } from '../../machines/app/routes.ts';
import { type Language, loadWording } from '../wording/wording.ts';
import { screens } from './screens.ts';

const views: Partial<Record<RouteName, ComponentType<{ actor: AnyActorRef }>>> = {};

/** Loads a screen's chunk and texts side by side; resolves with the machine that runs it. Rejects when one does not arrive. */
export const loadScreen = async (route: RouteName, language: Language): Promise<AnyActorLogic> => {
  const entry = screens[route];
  if (!entry) throw new Error(`There is no screen for ${route}`);
  const [{ screen }] = await Promise.all([entry.load(), loadWording(language, ['common', ...entry.wording])]);
  views[route] = screen.View;
  return screen.machine;
};

/** The view of a screen that has been loaded. */
export const viewOf = (route: RouteName) => views[route];
