import { randomInt, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { type Database, tableOf, type Tables } from '../database.ts';

/** Characters of a captcha: those that are not easily confused. */
const captchaCharacters = [...'234567ACEFHKLMNPRTVWXYZ'];

/** Draws a captcha as SVG: turned characters and scratches; the same `seed`, a whole number, gives the same image. */
function captchaImage(characters: string, seed: number): string {
  const within = (least: number, most: number, index: number) =>
    least + ((Math.imul(seed + index + 1, 2_654_435_761) >>> 8) % (most - least + 1));
  const letters = [...characters].map((character, index) => {
    const [x, y] = [36 + index * 56, within(52, 68, index)];
    return `<text x="${x}" y="${y}" transform="rotate(${within(-22, 22, index + 10)} ${x} ${y})">${character}</text>`;
  });
  const scratches = [20, 30, 40].map(
    (at) =>
      `<path d="M0 ${within(8, 80, at)}Q120 ${within(-20, 108, at + 1)} 240 ${within(8, 80, at + 2)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 88"><rect width="240" height="88" fill="#f4f4f4"/><g font-family="serif" font-size="52" font-weight="bold" text-anchor="middle" fill="#303030">${letters.join('')}</g><g fill="none" stroke="#707070" stroke-width="2">${scratches.join('')}</g></svg>`;
}

/** How long a captcha is valid, in milliseconds. */
const lifetime = 300_000;
const length = 4;

const captchaRow = v.object({
  sid: v.string(),
  characters: v.string(),
  time: v.string(),
  expires_at: v.number(),
  used_for: v.string(),
});

/** Image captchas by session; `used_for` is the phone to which it sent a code. */
export const captchaTables: Tables = { schema: tableOf('captchas', captchaRow) };

const findCaptcha = (database: Database, sid: string) =>
  database.one(captchaRow, 'select * from captchas where sid = ?', sid);

export function openCaptcha(database: Database): string {
  const sid = randomUUID();
  database.insert('captchas', { sid });
  return sid;
}

/** Returns a session's SVG: a new one for each time, the same one for a repeated request; undefined for an unknown session. */
export function drawCaptcha(database: Database, sid: string, time: string): string | undefined {
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
}

const isRight = (captcha: v.InferOutput<typeof captchaRow> | undefined, answer: string, now: number) =>
  !!captcha?.characters && captcha.expires_at > now && captcha.characters === answer.trim().toUpperCase();

/** Uses a captcha to send a code to a phone, once; a wrong answer uses it up too. Resolves with whether the answer was right. */
export function useCaptcha(database: Database, sid: string, answer: string, phone: string): boolean {
  const captcha = findCaptcha(database, sid);
  const right = isRight(captcha, answer, database.now()) && captcha?.used_for === '';
  if (right) database.run('update captchas set used_for = ? where sid = ?', phone, sid);
  else database.run('update captchas set expires_at = 0 where sid = ?', sid);
  return right;
}

/** Whether an answer allows registering a phone: it is right, and was not used for a code to another phone. */
export function fitsCaptcha(database: Database, sid: string, answer: string, phone: string): boolean {
  const captcha = findCaptcha(database, sid);
  return isRight(captcha, answer, database.now()) && ['', phone].includes(captcha?.used_for ?? '');
}

export const lastCaptcha = (database: Database) =>
  database.one(captchaRow, `select * from captchas where characters <> '' order by expires_at desc limit 1`);
