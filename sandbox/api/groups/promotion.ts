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
import { type Group, refuse, route } from '../route.ts';

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
) => route({ method: 'GET', path: `${base}/promotion/track-${kind}`, family: '0', payload }, () => ({}));

export const promotion: Group = {
  tables: { ...promotionTables, schema: promotionTables.schema + captchaTables.schema },
  scenarios: promotionScenarios,
  routes: [
    route(
      {
        method: 'GET',
        path: `${base}/service/channel/channel-template`,
        family: '00',
        payload: templateKeySchema,
      },
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
    route(
      { method: 'GET', path: `${base}/promotion/get-sid`, family: '0', payload: v.object({}) },
      (_, { database }) => ({ sid: openCaptcha(database) }),
    ),
    route(
      { method: 'GET', path: `${base}/promotion/get-captcha`, family: 'raw', payload: captchaKeySchema },
      ({ sid, t }, { database }) => {
        const image = drawCaptcha(database, sid, t);
        return image
          ? new Response(image, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } })
          : new Response(null, { status: 404 });
      },
    ),
    route(
      { method: 'POST', path: `${base}/promotion/get-sms`, family: '0', payload: smsSchema },
      ({ phone, capcode, sid }, { database, journal }) => {
        if (database.now() - (lastCode(database, phone)?.sent_at ?? 0) < smsPause)
          return refuse('102', 'A code was sent to this phone less than a minute ago.');
        if (!useCaptcha(database, sid, capcode, phone))
          return refuse(refusals.smsWrongCaptcha, 'The characters do not match.');
        if (isRegistered(database, phone))
          return refuse(refusals.alreadyRegistered, 'This phone is registered already.');
        const code = String(randomInt(1_000_000)).padStart(6, '0');
        sendSms(database, journal, { phone, code, text: `${code} is your registration code.` });
        return {};
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/promotion/register`,
        family: '0',
        irreversible: true,
        payload: registerSchema,
      },
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
        const borrower = { id: borrowerId, name: 'New borrower', phone, wallet: '', account: '' };
        database.insert('borrowers', borrower);
        enter(database, 'registrations', { borrowerId, phone });
        return {};
      },
    ),
  ],
};
