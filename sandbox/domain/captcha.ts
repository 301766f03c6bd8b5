import { randomInt, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import type { Database, Tables } from '../database.ts';
import { captchaCharacters, captchaImage } from './captchaImage.ts';

/** Milliseconds that a captcha is good for. */
const lifetime = 300_000;
const length = 4;

/** Image captchas by session; `used_for` is the phone that a code was sent to with it. */
export const captchaTables: Tables = {
  schema: `
    create table if not exists captchas (
      sid text primary key, characters text not null, time text not null, expires_at integer not null, used_for text not null
    );
  `,
};

const captchaRow = v.object({
  sid: v.string(),
  characters: v.string(),
  time: v.string(),
  expires_at: v.number(),
  used_for: v.string(),
});

const findCaptcha = (database: Database, sid: string) =>
  database.one(captchaRow, 'select * from captchas where sid = ?', sid);

/** Begins a session without an image. */
export const openCaptcha = (database: Database): string => {
  const sid = randomUUID();
  database.run(`insert into captchas values (?, '', '', 0, '')`, sid);
  return sid;
};

/** The PNG of a session: a new one for each time, the same one when it is asked for again; undefined when the session is unknown. */
export const drawCaptcha = (
  database: Database,
  sid: string,
  time: string,
): Uint8Array<ArrayBuffer> | undefined => {
  const before = findCaptcha(database, sid);
  if (!before) return undefined;
  if (!before.characters || before.time !== time) {
    const characters = Array.from(
      { length },
      () => captchaCharacters[randomInt(captchaCharacters.length)],
    ).join('');
    database.run(
      `update captchas set characters = ?, time = ?, expires_at = ?, used_for = '' where sid = ?`,
      characters,
      time,
      database.now() + lifetime,
      sid,
    );
  }
  const now = findCaptcha(database, sid) ?? before;
  return captchaImage(now.characters, crc32(`${sid} ${time}`));
};

const isRight = (captcha: v.InferOutput<typeof captchaRow> | undefined, answer: string, now: number) =>
  !!captcha?.characters && captcha.expires_at > now && captcha.characters === answer.trim().toUpperCase();

/** Uses a captcha for sending a code to a phone: once. A wrong answer uses it up too. Resolves with whether the answer was right. */
export const useCaptcha = (database: Database, sid: string, answer: string, phone: string): boolean => {
  const captcha = findCaptcha(database, sid);
  const right = isRight(captcha, answer, database.now()) && captcha?.used_for === '';
  if (right) database.run('update captchas set used_for = ? where sid = ?', phone, sid);
  else database.run('update captchas set expires_at = 0 where sid = ?', sid);
  return right;
};

/** Whether an answer is good for registering a phone: right, and not used for sending a code to another one. */
export const fitsCaptcha = (database: Database, sid: string, answer: string, phone: string): boolean => {
  const captcha = findCaptcha(database, sid);
  return isRight(captcha, answer, database.now()) && ['', phone].includes(captcha?.used_for ?? '');
};

/** The captcha that was drawn last, for tests that cannot read an image; undefined when there is none. */
export const lastCaptcha = (database: Database) =>
  database.one(captchaRow, `select * from captchas where characters <> '' order by expires_at desc limit 1`);
