// Its chart, drawn: docs/charts/testPreview.md
import { assign, setup } from 'xstate';
import { type Coordinates, readLocation, showAlert } from '../../services/device/location.ts';
import { orderKeyOf } from '../../services/order/key.ts';
import type { AppRef, ScreenInput } from '../screen/events.ts';
import { sendToApp, withEvent, withOutput } from '../screen/actions.ts';

/** The editable data: names of the page query that a shell sends (docs/product/routes.md). */
export const previewFields = [
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'sessionId',
  'adId',
  'productId',
  'orderId',
] as const;
export type PreviewField = (typeof previewFields)[number];

const fakeDevice: Record<PreviewField, string> = {
  appVersion: '1.0.0',
  deviceName: 'Preview phone',
  deviceId: 'preview-device',
  osVersion: '14',
  sessionId: 'preview-session',
  adId: 'preview-ad',
  productId: 'p1',
  orderId: 'due',
};

type Photo = { name: string; size: number };

interface TestPreviewContext {
  app: AppRef;
  search: string;
  fields: Record<PreviewField, string>;
  photo: Photo | undefined;
  contact: string;
}

type TestPreviewEvent =
  | { type: 'field.changed'; field: PreviewField; value: string }
  | ({ type: 'photo.chosen' } & Photo)
  | { type: 'contact.changed'; value: string }
  | { type: 'contact.sent' }
  | { type: 'location.requested' };

/** The developer preview: fake device data, and links with it to ten screens (docs/product/testPreview.md#screen). Staff only. */
export const testPreviewMachine = setup({
  types: {} as {
    context: TestPreviewContext;
    input: ScreenInput;
    events: TestPreviewEvent;
    tags: 'busy';
  },
  actors: { readLocation },
  guards: { hasContact: ({ context }) => context.contact.trim() !== '' },
  actions: {
    changeField: assign(
      ({ context: { fields } }, { field, value }: { field: PreviewField; value: string }) => ({
        fields: { ...fields, [field]: value },
      }),
    ),
    setPhoto: assign((_, { name, size }: Photo) => ({ photo: { name, size } })),
    changeContact: assign((_, { value }: { value: string }) => ({ contact: value })),
    emptyContact: assign({ contact: '' }),
    toastContact: sendToApp(({ context }) => ({
      type: 'toast.requested',
      message: { text: context.contact },
    })),
    alertLocation: (_, { latitude, longitude }: Coordinates) => showAlert(`${latitude}, ${longitude}`),
    toastNoLocation: sendToApp(() => ({ type: 'toast.requested', message: { key: 'preview.noLocation' } })),
  },
  delays: { locationLimit: 30_000 },
}).createMachine({
  id: 'testPreview',
  context: ({ input: { app, search } }) => {
    const page = new URLSearchParams(search);
    const fields = { ...fakeDevice };
    for (const name of previewFields) fields[name] = page.get(name) ?? fakeDevice[name];
    fields.productId = orderKeyOf(page).productId || fields.productId;
    return { app, search, fields, photo: undefined, contact: '' };
  },
  on: {
    'field.changed': { actions: withEvent('changeField') },
    'photo.chosen': { actions: withEvent('setPhoto') },
    'contact.changed': { actions: withEvent('changeContact') },
    'contact.sent': { guard: 'hasContact', actions: ['toastContact', 'emptyContact'] },
  },
  initial: 'ready',
  states: {
    ready: { on: { 'location.requested': { target: 'locating' } } },
    locating: {
      description: 'The device is asked where it is.',
      tags: 'busy',
      invoke: {
        id: 'readLocation',
        src: 'readLocation',
        onDone: { target: 'ready', actions: withOutput('alertLocation') },
        onError: { target: 'ready', actions: 'toastNoLocation' },
      },
      after: { locationLimit: { target: 'ready', actions: 'toastNoLocation' } },
    },
  },
});
