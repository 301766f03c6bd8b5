import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type * as v from 'valibot';
import * as codecs from '../../services/values/codecs.ts';
import { fieldKind } from '../../services/bindBank/schema.ts';

const kinds = {
  id: [codecs.id, codecs.givenId, codecs.maybeId, codecs.shownId],
  code: [codecs.code, codecs.maybeCode, codecs.shownCode],
  words: [codecs.words, codecs.figure, codecs.visibleText],
  message: [codecs.messageText],
  time: [codecs.time],
  money: [
    codecs.centavos,
    codecs.maybeCentavos,
    codecs.anyCentavos,
    codecs.owedCentavos,
    codecs.citedCentavos,
  ],
  count: [codecs.integer],
  flag: [codecs.flag, codecs.maybeFlag],
  address: [codecs.address, codecs.maybeAddress],
  image: [codecs.image, codecs.images],
  rows: [codecs.rows],
  texts: [codecs.texts],
  fieldKind: [fieldKind],
};
type Kind = keyof typeof kinds;

const fields: Record<Kind, string> = {
  id: 'id orderNo orderId orderKey productId product_id productKey problemId cardId cardNo bankCode bankName repayRecordId repaymentRecordId repayToken couponId userId channel_number channelNumber sid deviceId templateId page_id cardType periods termUnit moduleId positionId t user_from page_type utm_tag app_from invite_code UC phone userName appName merchantNumber capcode smsCode problemType problemSonType problemImage problemDetail',
  code: 'orderStatus payCode reference verifyCode clickable isNeedScore release',
  words:
    'noticeStatusText telephone smWa email text title subtitle name description remark content sonType status cardPopTitle productName comProductName pRateDsc firstPeriodDay popTitle buttonText channel promoTitle promoButtonText annualRate postingTime channel biller range rangeDescription rate rateDescription slogan steps payoutAccount',
  message:
    'message hours disposeDetail notice errorMessage noticeMsg noticeDesText reyMsg KindTipsMsg cardPopMsg popContent promoContent',
  time: 'time pay_time repayDate firstPayTime appliedAt disbursedAt expiresAt paidAt replyBy',
  money:
    'amount repayAmount delayAmount receivedAmount feeAmount fee minimum maximum penaltyPerDay penaltyOnce overpaid',
  count: 'position',
  flag: 'isShow isDelay inside isScore cardNeedPop isPopType isShowReyTop alipay needValid paid',
  address: 'h5Url playeduL payUrl contract_url lendDetailsUrl popAgreementUrl appUrl downloadUrl appStoreUrl',
  image: 'logo productLogo comProductLogo images disposeImages',
  rows: 'userOrderDetail',
  texts: 'tags closed',
  fieldKind: 'cate',
};
const several: Record<string, Kind[]> = {
  type: ['id', 'words'],
  value: ['id', 'words'],
  code: ['id', 'code'],
  cardTypeMi: ['code'],
  banner: ['image', 'address'],
  url: ['address'],
  detail: ['rows'],
  details: ['rows'],
};
const kindsOf = (name: string): Kind[] =>
  several[name] ?? (Object.keys(fields) as Kind[]).filter((kind) => fields[kind].split(' ').includes(name));

interface Schema {
  kind: string;
  type: string;
  pipe?: readonly Schema[];
  wrapped?: Schema;
  item?: Schema;
  options?: readonly (Schema | string)[];
  entries?: Record<string, Schema>;
}
const isCodec = (schema: Schema, codec: v.GenericSchema) =>
  schema === (codec as unknown as Schema) ||
  (schema.pipe !== undefined && schema.pipe === (codec as unknown as Schema).pipe);

const partsOf = (schema: Schema): Schema[] =>
  schema.pipe?.filter((part) => part.kind === 'schema') ?? [
    ...[schema.wrapped, schema.item].filter((part) => part !== undefined),
    ...(schema.options?.filter((part) => typeof part === 'object') ?? []),
  ];
const kindOf = (schema: Schema): Kind | 'fixed' | 'parts' | 'string' | undefined => {
  const kind = (Object.keys(kinds) as Kind[]).find((one) =>
    kinds[one].some((codec) => isCodec(schema, codec)),
  );
  if (kind) return kind;
  if (['literal', 'picklist'].includes(schema.type)) return 'fixed';
  if (schema.entries) return 'parts';
  if (schema.type === 'string') return 'string';
  const inner = new Set(partsOf(schema).map(kindOf));
  if (inner.size > 1) inner.delete('fixed');
  return inner.size === 1 ? [...inner][0] : undefined;
};

const fieldsOf = (schema: Schema, seen = new Set<Schema>()): [string, Schema][] => {
  if (seen.has(schema)) return [];
  seen.add(schema);
  if (
    Object.values(kinds)
      .flat()
      .some((codec) => isCodec(schema, codec))
  )
    return [];
  const own = Object.entries(schema.entries ?? {});
  return [
    ...own,
    ...[...own.map(([, entry]) => entry), ...partsOf(schema)].flatMap((part) => fieldsOf(part, seen)),
  ];
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

test('reads every field of every call with the codec of its kind', async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const file of globSync('services/*/{schema,payload,headline,plan,payments}.ts', { cwd: root })) {
    const exported: Record<string, unknown> = await import(root + file);
    for (const [name, schema] of Object.entries(exported).filter(([, value]) => isSchema(value)))
      for (const [field, entry] of fieldsOf(schema as Schema)) {
        count += 1;
        const kind = kindOf(entry);
        if (kind === 'parts' || kind === 'fixed') continue;
        // The URL of an upload is required by the contract: a string, without conversions.
        if (kind === 'string' && field === 'url') continue;
        const allowed = kindsOf(field);
        if (kind === undefined || !allowed.some((one) => one === kind))
          wrong.push(
            `${file} ${name} ${field}: ${kind ?? 'no codec'}, not ${allowed.join(' or ') || 'listed'}`,
          );
      }
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect(count).toBeGreaterThan(200);
});
