import type { AppRef, ScreenInput } from './events.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { type Lender, lenderOf } from './lender.ts';

export interface Company extends Lender {
  appName: string;
  servicePhone: string;
  serviceEmail: string;
}

export interface PublicPage extends Company {
  app: AppRef;
  route: RouteName;
  search: string;
}

export const publicPageOf = ({ app, route, search, environment }: ScreenInput): PublicPage => ({
  app,
  route,
  search,
  appName: environment.appName,
  servicePhone: environment.servicePhone,
  serviceEmail: environment.serviceEmail,
  ...lenderOf(environment),
});
