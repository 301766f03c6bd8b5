import * as v from 'valibot';
import type { Database, Tables } from '../database.ts';
import type { Journal } from '../journal.ts';
import { enter } from './books.ts';

export const smsTables: Tables = {
  schema: `
    create table if not exists sms (
      id integer primary key, phone text not null, text text not null, code text not null, sent_at integer not null
    );
  `,
};

const smsRow = v.object({ phone: v.string(), text: v.string(), code: v.string(), sent_at: v.number() });

export const sendSms = (
  database: Database,
  journal: Journal,
  sms: { phone: string; text: string; code: string },
): void => {
  database.run(
    'insert into sms (phone, text, code, sent_at) values (?, ?, ?, ?)',
    sms.phone,
    sms.text,
    sms.code,
    database.now(),
  );
  enter(database, 'sms', { phone: sms.phone, code: sms.code });
  journal.add({ kind: 'sms', ...sms });
};

export const lastSms = (database: Database) =>
  database.one(smsRow, 'select * from sms order by id desc limit 1');
