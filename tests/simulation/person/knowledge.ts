import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { choicesOf, idOf, shownFields } from '../../../services/bindBank/form.ts';
import type { bindBankMachine } from '../../../machines/bindBank/machine.ts';
import type { oldRepaymentMachine } from '../../../machines/oldRepayment/machine.ts';
import type { complaintMachine } from '../../../machines/complaint/machine.ts';
import { usableChannel } from '../../../services/repay/facts.ts';
import type { repayMachine } from '../../../machines/repay/machine.ts';
import type { registrationMachine } from '../../../machines/promotion/registration/machine.ts';
import { understood } from '../../../sandbox/dialects.ts';
import type { Lender } from '../lender/lender.ts';

/** The session's user: none of these values may be stored or sent to an inspector. */
export const persona = {
  phone: '13912345678',
  wallet: '09175550199',
  account: '4488123456789',
  words: ['They call at night, eleven times a day', 'They called my mother'],
} as const;

/** As the shell names the phone in every link. */
export const device = {
  appVersion: '3.4.1',
  deviceName: 'Samsung SM-A057F',
  deviceId: '8f14e45f-ceea-467f-a8f2-0b6f1c2d9a10',
  adId: '38400000-8cf0-11bd-b23e-10b96e40000d',
};

export const secretsOf = (session: string): string[] => [
  session,
  device.deviceId,
  device.adId,
  persona.phone,
  persona.wallet,
  persona.account,
];

type Cases = Record<string, object>;

const named = (items: readonly string[], make: (item: string) => object): Cases =>
  Object.fromEntries(items.map((item) => [item, make(item)]));

const bindBank = (seen: SnapshotFrom<typeof bindBankMachine>): Record<string, Cases> => {
  const { context } = seen;
  const fields = shownFields(context);
  const texts = fields.filter(({ cate }) => cate === 'text');
  const picked = fields.find((field) => idOf(field) === context.picker.field);
  const groups = picked ? choicesOf(picked).filter(({ note }) => note?.length) : [];
  const choices = picked
    ? choicesOf(picked)
        .filter(({ note }) => !note?.length)
        .concat(groups.find(({ name, type }) => [name, type].includes(context.picker.group))?.note ?? [])
    : [];
  const isFilling = seen.matches('filling');
  return {
    'field.changed': isFilling
      ? Object.fromEntries(
          texts.flatMap((field) => [
            [
              `right ${field.code}`,
              { field: idOf(field), value: field.code === 'walletNumber' ? persona.wallet : persona.account },
            ],
            [`wrong ${field.code}`, { field: idOf(field), value: '12' }],
          ]),
        )
      : {},
    'cardType.chosen': isFilling ? named(['1', '2'], (cardType) => ({ cardType })) : {},
    'picker.opened': isFilling
      ? named(
          fields.filter((field) => field.cate !== 'text' && !context.values[idOf(field)]).map(idOf),
          (field) => ({ field }),
        )
      : {},
    'group.opened':
      seen.matches('picking') && context.picker.group === '' && groups[0]
        ? { first: { group: groups[0].type } }
        : {},
    'choice.made': seen.matches('picking')
      ? named(
          choices.slice(0, 2).map(({ type }) => type),
          (choice) => ({ choice }),
        )
      : {},
    'search.changed': {},
  };
};

const repay = ({ context: { info } }: SnapshotFrom<typeof repayMachine>): Record<string, Cases> => ({
  'channel.chosen': named(
    (info?.repayList ?? [])
      .map(({ channel_number }) => channel_number)
      .filter((number) => usableChannel(info, number)),
    (channelNumber) => ({ channelNumber }),
  ),
});

const complaint = ({
  context: { problems },
}: SnapshotFrom<typeof complaintMachine>): Record<string, Cases> => ({
  'order.chosen': named(
    (problems?.orderList ?? []).map(({ orderNo }) => orderNo),
    (orderNo) => ({ orderNo }),
  ),
  'type.chosen': named(
    (problems?.problemType ?? []).map(({ type }) => type),
    (problemType) => ({ problemType }),
  ),
  'subType.chosen': named(
    (problems?.problemSonType ?? []).map(({ type }) => type),
    (problemSonType) => ({ problemSonType }),
  ),
});

const registration = (
  { context: { sid } }: SnapshotFrom<typeof registrationMachine>,
  lender: Lender,
): Record<string, Cases> => ({
  'field.changed': {
    phone: { field: 'phone', value: persona.phone },
    'right captcha': { field: 'capcode', value: lender.captcha(understood(sid)) || '----' },
    'wrong captcha': { field: 'capcode', value: 'zzzz' },
    'right code': { field: 'smsCode', value: lender.lastSms() || '000000' },
    'wrong code': { field: 'smsCode', value: '000000' },
  },
});

const codeEntry = (_: AnyMachineSnapshot, lender: Lender): Record<string, Cases> => ({
  'code.changed': {
    right: { code: lender.lastSms() || '000000' },
    wrong: { code: '000000' },
    short: { code: '12' },
  },
});

const oldRepayment = (seen: SnapshotFrom<typeof oldRepaymentMachine>): Record<string, Cases> => ({
  'card.chosen': seen.matches('choosing')
    ? named(
        (seen.context.way?.bankList ?? []).map(({ id }) => id),
        (cardId) => ({ cardId }),
      )
    : {},
});

const complaintNext = (): Record<string, Cases> => ({
  'field.changed': { words: { value: persona.words[0] }, 'other words': { value: persona.words[1] } },
  // No canvas of these devices draws it.
  'image.added': { 'a picture': { file: new Blob(['a picture']) } },
  'image.removed': {},
});

const known = {
  bindBank,
  repay,
  complaint,
  complaintNext,
  registration,
  codeEntry,
  oldRepayment,
} as Record<string, ((seen: never, lender: Lender) => Record<string, Cases>) | undefined>;

/** Cases that the models only know for their own fixtures, adapted to this backend: by event, for the current machine. */
export const casesHere = (machine: string, seen: AnyMachineSnapshot, lender: Lender): Record<string, Cases> =>
  known[machine]?.(seen as never, lender) ?? {};
