import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { refusals } from '../../../services/promotion/refusals.ts';
import {
  captchaKeySchema,
  clickSchema,
  completionSchema,
  registerSchema,
  smsSchema,
  templateKeySchema,
  visitSchema,
} from '../../../services/promotion/payload.ts';
import type { Database } from '../../database.ts';
import { enter } from '../../domain/books.ts';
import { captchaTables, drawCaptcha, fitsCaptcha, openCaptcha, useCaptcha } from '../../domain/captcha.ts';
import { partnerOrigin } from '../../domain/partner.ts';
import { promotionRow, promotionScenarios, promotionTables } from '../../domain/promotions.ts';
import { sendSms } from '../../domain/sms.ts';
import { type Group, get, irreversible, post, refuse } from '../route.ts';

const base = '/api/v2/youmi';
/** Milliseconds between two codes for one phone. */
const smsPause = 60_000;
/** How long a code is valid, in milliseconds. */
const codeLifetime = 300_000;

const isRegistered = (database: Database, phone: string) =>
  !!database.one(v.object({ id: v.string() }), 'select id from borrowers where phone = ?', phone);

const lastCode = (database: Database, phone: string) =>
  database.one(
    v.object({ code: v.string(), sent_at: v.number() }),
    'select code, sent_at from sms where phone = ? order by id desc limit 1',
    phone,
  );

const counted = <Schema extends v.GenericSchema<unknown, Record<string, string>>>(
  kind: string,
  payload: Schema,
) => get(`${base}/promotion/track-${kind}`, '0', payload, () => ({}));

export const promotion: Group = {
  tables: { ...promotionTables, schema: promotionTables.schema + captchaTables.schema },
  scenarios: promotionScenarios,
  routes: [
    get(
      `${base}/service/channel/channel-template`,
      '00',
      templateKeySchema,
      ({ templateId }, { database, origin }) => {
        const row = database.one(promotionRow, 'select * from promotions where id = ?', templateId || 't1');
        if (!row) return refuse('404', 'This promotion is over.');
        const store = (link: string) =>
          link.replace(/^partner:/, `${partnerOrigin(origin)}/sandbox/partner/`);
        return {
          id: row.id,
          title: row.title,
          banner: row.banner,
          slogan: row.slogan,
          buttonText: row.button,
          downloadUrl: store(row.android),
          appStoreUrl: store(row.ios),
        };
      },
    ),
    counted('visit', visitSchema),
    counted('click', clickSchema),
    counted('complete', completionSchema),
    get(`${base}/promotion/get-sid`, '0', v.object({}), (_, { database }) => ({
      sid: openCaptcha(database),
    })),
    get(`${base}/promotion/get-captcha`, 'raw', captchaKeySchema, ({ sid, t }, { database }) => {
      const image = drawCaptcha(database, sid, t);
      return image
        ? new Response(image, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } })
        : new Response(null, { status: 404 });
    }),
    post(`${base}/promotion/get-sms`, '0', smsSchema, ({ phone, capcode, sid }, { database }) => {
      if (database.now() - (lastCode(database, phone)?.sent_at ?? 0) < smsPause)
        return refuse('102', 'A code was sent to this phone less than a minute ago.');
      if (!useCaptcha(database, sid, capcode, phone))
        return refuse(refusals.smsWrongCaptcha, 'The characters do not match.');
      if (isRegistered(database, phone))
        return refuse(refusals.alreadyRegistered, 'This phone is registered already.');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      sendSms(database, { phone, code, text: `${code} is your registration code.` });
      return {};
    }),
    irreversible(
      `${base}/promotion/register`,
      '0',
      registerSchema,
      ({ phone, capcode, sid, smsCode }, { database }) => {
        if (isRegistered(database, phone))
          return refuse(refusals.alreadyRegistered, 'This phone is registered already.');
        if (!fitsCaptcha(database, sid, capcode, phone))
          return refuse(refusals.registerWrongCaptcha, 'The characters do not match any more.');
        const sent = lastCode(database, phone);
        if (sent?.code !== smsCode || database.now() - sent.sent_at > codeLifetime)
          return refuse('103', 'This code is wrong or too old.');
        const borrowerId = randomUUID();
        database.run('delete from captchas where sid = ?', sid);
        database.insert('borrowers', { id: borrowerId, name: 'New borrower', phone });
        enter(database, 'registrations', { borrowerId, phone });
        return {};
      },
    ),
  ],
};
