import * as v from 'valibot';
import { type Database, tableOf, type Tables } from '../database.ts';
import { enter } from './books.ts';

const smsRow = v.object({
  id: v.number(),
  phone: v.string(),
  text: v.string(),
  code: v.string(),
  sent_at: v.number(),
});

export const smsTables: Tables = { schema: tableOf('sms', smsRow) };

export function sendSms(database: Database, sms: { phone: string; text: string; code: string }): void {
  database.insert('sms', { ...sms, sent_at: database.now() });
  enter(database, 'sms', { phone: sms.phone, code: sms.code });
  database.journal.add({ kind: 'sms', ...sms });
}

export const lastSms = (database: Database) =>
  database.one(smsRow, 'select * from sms order by id desc limit 1');
