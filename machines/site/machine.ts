// Its chart, drawn: docs/charts/site.md
import { assign, emit, setup } from 'xstate';
import { isBlank } from '../../services/values/text.ts';
import type { ScreenInput } from '../screen/events.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { type PublicPage, publicPageOf } from '../screen/publicPage.ts';
import { sendToApp, withEvent } from '../screen/actions.ts';
import type { MessageKey } from '../screen/message.ts';
import { type CostExample, costExample } from '../../services/lending/example.ts';

/** The contact form's fields, all required (docs/product/site.md#checks). */
const contactFields = ['fullName', 'phone', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

type ContactForm = Record<ContactField, string>;

interface SiteContext extends PublicPage {
  /** An external privacy page to show instead of our own; empty when there is none. */
  privacyUrl: string;
  /** The same for the loan terms and conditions. */
  loanGuideUrl: string;
  regulator: string;
  example: CostExample | undefined;
  form: ContactForm;
  missing: ContactField[];
}

interface FieldChange {
  field: ContactField;
  value: string;
}

type SiteEvent =
  | { type: 'screen.chosen'; to: RouteName }
  | ({ type: 'field.changed' } & FieldChange)
  | { type: 'message.sent' };

const emptyForm: ContactForm = { fullName: '', phone: '', message: '' };

const missingIn = (form: ContactForm) => contactFields.filter((field) => isBlank(form[field]));

/** The public site: one section per URL, and a contact form that makes no call (docs/product/site.md). */
export const siteMachine = setup({
  types: {} as {
    context: SiteContext;
    input: ScreenInput;
    events: SiteEvent;
    emitted: { type: 'fault.found'; field: ContactField };
  },
  guards: {
    isRoute: ({ context }, { route }: { route: RouteName }) => context.route === route,
    isComplete: ({ context }) => missingIn(context.form).length === 0,
  },
  actions: {
    openScreen: sendToApp((_, { to }: { to: RouteName }) => ({ type: 'navigation.requested', to })),
    changeField: assign(({ context: { form, missing } }, { field, value }: FieldChange) => ({
      form: { ...form, [field]: value },
      missing: missing.filter((other) => other !== field),
    })),
    findMissing: assign({ missing: ({ context }) => missingIn(context.form) }),
    pointAtMissing: emit(({ context }) => ({
      type: 'fault.found' as const,
      field: context.missing[0] ?? 'fullName',
    })),
    emptyForm: assign({ form: emptyForm, missing: [] }),
    toast: sendToApp((_, { key }: { key: MessageKey }) => ({ type: 'toast.requested', message: { key } })),
  },
  delays: {
    /** How long a second tap is ignored, so that a double tap sends once. */
    sendPause: 1_000,
  },
}).createMachine({
  id: 'site',
  context: ({ input }) => ({
    ...publicPageOf(input),
    regulator: input.environment.regulator,
    privacyUrl: input.environment.privacyUrl,
    loanGuideUrl: input.environment.loanGuideUrl,
    example: costExample(input.environment),
    form: emptyForm,
    missing: [],
  }),
  on: { 'screen.chosen': { actions: withEvent('openScreen') } },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'isRoute', params: { route: 'siteLoan' } }, target: 'guide' },
        { guard: { type: 'isRoute', params: { route: 'siteAbout' } }, target: 'lender' },
        { guard: { type: 'isRoute', params: { route: 'siteContact' } }, target: 'contact' },
        { guard: { type: 'isRoute', params: { route: 'sitePolicy' } }, target: 'privacy' },
        { guard: { type: 'isRoute', params: { route: 'siteUser' } }, target: 'user' },
        { target: 'advantages' },
      ],
    },
    advantages: {},
    guide: { description: 'How a loan goes, and the loan agreement in a frame.' },
    lender: {},
    contact: {
      on: { 'field.changed': { actions: withEvent('changeField') } },
      initial: 'writing',
      states: {
        writing: {
          on: {
            'message.sent': [
              {
                guard: 'isComplete',
                target: 'sent',
                actions: ['emptyForm', { type: 'toast', params: { key: 'site.sent' } }],
              },
              {
                actions: [
                  'findMissing',
                  'pointAtMissing',
                  { type: 'toast', params: { key: 'site.incomplete' } },
                ],
              },
            ],
          },
        },
        sent: {
          description: 'The message was just sent.',
          after: { sendPause: { target: 'writing' } },
        },
      },
    },
    privacy: { description: 'The privacy policy in a frame.' },
    user: { description: 'A section that is still empty (docs/product/site.md#screen).' },
  },
});
