import { type AnyStateMachine, createActor, fromCallback, fromPromise, fromTransition } from 'xstate';
import { readDevice } from '../../services/device/stored.ts';
import { createBridgeDouble } from './bridge.ts';
import type {
  AddressCommand,
  AddressMessage,
  LoadedScreen,
  PageRestored,
} from '../../machines/root/context.ts';
import { calendarMachine } from '../../machines/root/calendar.ts';
import { connectionMachine } from '../../machines/root/connection.ts';
import { appMachine } from '../../machines/root/app.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import type { Environment } from '../../services/visit/environment.ts';
import type { ReleaseCommand, ReleaseInput, ReleaseMessage } from '../../services/release/watchRelease.ts';
import { environment } from '../models/fixtures/environment.ts';
import { storeDouble } from './pendingStore.ts';

export const startApp = (
  machine: AnyStateMachine,
  search = 'productId=p1',
  configured: Partial<Environment> = {},
) => {
  const opened: string[] = [];
  const tracked: unknown[] = [];
  const adapter = createBridgeDouble();
  let tellRelease: (message: ReleaseMessage) => void = () => undefined;
  let tell: (message: AddressMessage | PageRestored) => void = () => undefined;
  const app = createActor(
    appMachine.provide({
      actors: {
        calendar: calendarMachine.provide({ actors: { watchPage: fromCallback(() => undefined) } }),
        connection: connectionMachine.provide({ actors: { watchDevice: fromCallback(() => undefined) } }),
        watchRelease: fromCallback<ReleaseCommand, ReleaseInput>(({ sendBack }) => {
          tellRelease = sendBack;
        }),
        loadScreen: fromPromise<LoadedScreen, { route: RouteName }>(async () => ({
          machine,
          stored: readDevice(),
        })),
        tracker: fromTransition((state: null, event: { type: string }) => {
          tracked.push(event);
          return state;
        }, null) as never,
        address: fromCallback<AddressCommand>(({ receive, sendBack }) => {
          tell = sendBack;
          receive((command) => {
            if (command.type === 'path.opened') opened.push(command.path);
            if (command.type === 'page.reloaded') opened.push(`reload ${command.release ?? ''}`);
          });
        }),
      },
    }),
    {
      input: {
        environment: { ...environment, ...configured },
        origin: 'https://app.example',
        address: { path: '/confirm', search },
        adapter,
        release: 'r1',
        pendingStore: storeDouble(),
      },
    },
  ).start();
  return {
    app,
    opened,
    tracked,
    adapter,
    tell: (message: AddressMessage | PageRestored) => tell(message),
    tellRelease: (message: ReleaseMessage) => tellRelease(message),
  };
};
