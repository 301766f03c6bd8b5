import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysUntil } from '../../services/values/day.ts';
import { endOf, isoOf, readWhen } from '../../services/values/day.ts';
import { dateIn } from '../../views/format/dateIn.ts';
import * as codecs from '../../services/values/codecs.ts';
import * as v from 'valibot';

const table: [text: string, iso: string | undefined][] = [
  ['2026-11-30', '2026-11-30'],
  ['2026/11/30', '2026-11-30'],
  ['2026.11.30', '2026-11-30'],
  ['2026-1-5', '2026-01-05'],
  ['2026/1/5', '2026-01-05'],
  ['20261130', '2026-11-30'],
  [' 2026-11-30 ', '2026-11-30'],
  ['2028-02-29', '2028-02-29'],
  ['2026-11-30Z', '2026-11-30'],
  ['2026-11-30+08:00', '2026-11-30'],
  ['2026-11-30-08:00', '2026-11-30'],
  ['2026-11-21 08:30:15', '2026-11-21 08:30:15'],
  ['2026-11-21 08:30', '2026-11-21 08:30:00'],
  ['2026-11-21T08:30', '2026-11-21 08:30:00'],
  ['2026-11-21T08:30:15', '2026-11-21 08:30:15'],
  ['2026-11-21T08:30:15.123', '2026-11-21 08:30:15'],
  ['2026-11-21T08:30:15.123456789', '2026-11-21 08:30:15'],
  ['2026-11-21 08:30:15.0', '2026-11-21 08:30:15'],
  ['2026-11-21 08:30:15,123', '2026-11-21 08:30:15'],
  ['2026-11-21 8:30', '2026-11-21 08:30:00'],
  ['2026-11-21, 8:30', '2026-11-21 08:30:00'],
  ['2026-11-21  08:30', '2026-11-21 08:30:00'],
  ['2026/11/21 23:59:59', '2026-11-21 23:59:59'],
  ['2026-11-21 00:00:00', '2026-11-21 00:00:00'],
  ['2026-11-21 09:05 PM', '2026-11-21 21:05:00'],
  ['2026-11-21 9:05 PM', '2026-11-21 21:05:00'],
  ['2026-11-21 9:05 pm', '2026-11-21 21:05:00'],
  ['2026-11-21 9:05PM', '2026-11-21 21:05:00'],
  ['2026-11-21 9:05 p.m.', '2026-11-21 21:05:00'],
  ['2026-11-21 9:05\u202fPM', '2026-11-21 21:05:00'],
  ['2026-11-21 09:05:30 AM', '2026-11-21 09:05:30'],
  ['2026-11-21 12:00 AM', '2026-11-21 00:00:00'],
  ['2026-11-21 12:30 PM', '2026-11-21 12:30:00'],
  ['2026-11-21 13:30 PM', '2026-11-21 13:30:00'],
  ['2026-11-21 13:30 AM', undefined],
  ['2026-11-21 00:30 PM', undefined],
  ['2026-02-28T16:00:00.000+00:00', '2026-03-01 00:00:00'],
  ['2026-02-28T16:00:00.000+0000', '2026-03-01 00:00:00'],
  ['2026-02-28T15:59:59Z', '2026-02-28 23:59:59'],
  ['2026-02-28T16:00:00Z', '2026-03-01 00:00:00'],
  ['2026-02-28T16:00:00z', '2026-03-01 00:00:00'],
  ['2026-02-28T16:00Z', '2026-03-01 00:00:00'],
  ['2026-02-28 16:00:00 UTC', '2026-03-01 00:00:00'],
  ['2026-02-28 16:00:00 GMT', '2026-03-01 00:00:00'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01 00:00:00'],
  ['2026-11-24T21:05:00+08:00', '2026-11-24 21:05:00'],
  ['2026-11-24T21:05:00+08', '2026-11-24 21:05:00'],
  ['2026-11-24T21:05:00+08:00[Asia/Manila]', '2026-11-24 21:05:00'],
  ['2026-11-24T13:05:00Z[UTC]', '2026-11-24 21:05:00'],
  ['2026-11-24T21:05:00+05:30', '2026-11-24 23:35:00'],
  ['2026-11-24T21:05:00-08:00', '2026-11-25 13:05:00'],
  ['2026-11-24 09:05 PM +08:00', '2026-11-24 21:05:00'],
  ['1798646399000', '2026-12-30 23:59:59'],
  ['1798646400000', '2026-12-31 00:00:00'],
  ['1798646399', '2026-12-30 23:59:59'],
  ['1798646399.123456789', '2026-12-30 23:59:59'],
  ['1798646399.0', '2026-12-30 23:59:59'],
  ['20261230235959', '2026-12-30 23:59:59'],
  ['20260101000000', '2026-01-01 00:00:00'],
  ['662688000000', '1991-01-01 08:00:00'],
  ['202611301530', '2026-11-30 15:30:00'],
  ['202613301530', undefined],
  ['Due 2026-11-30', undefined],
  ['20261130T2105', '2026-11-30 21:05:00'],
  ['20261130T210530', '2026-11-30 21:05:30'],
  ['20261130T2105Z', '2026-12-01 05:05:00'],
  ['20261130T130500z', '2026-11-30 21:05:00'],
  ['20261130T210500+0800', '2026-11-30 21:05:00'],
  ['20261130T210500+08', '2026-11-30 21:05:00'],
  ['20261130T210500-08:00', '2026-12-01 13:05:00'],
  ['20261130T210500+9900', undefined],
  ['20261130T2505Z', undefined],
  ['20261130T', undefined],
  ['20261130Z', undefined],
  ['2026-11-24T21:05:00+18:00', '2026-11-24 11:05:00'],
  ['2026-11-24T21:05:00+99:00', undefined],
  ['2026-11-24T21:05:00+08:75', undefined],
  // Midnight at the end of a day
  ['2026-11-26T24:00:00Z', '2026-11-27 08:00:00'],
  ['20261126T2400Z', '2026-11-27 08:00:00'],
  ['2026-11-26 24:01', undefined],
  ['2026-11-26 24:00:01', undefined],
  ['2026-11-26 24:00 PM', undefined],
  ['2026-11-26 24:00 AM', undefined],
  ['2026-02-30 24:00', undefined],
  ['20261126240001', undefined],
  // Smaller units, fractions, and the JSON of old .NET versions
  ['1798646399000000', '2026-12-30 23:59:59'],
  ['1798646399999999', '2026-12-30 23:59:59'],
  ['1798646399999999999', '2026-12-30 23:59:59'],
  ['1798646399000.25', '2026-12-30 23:59:59'],
  ['/Date(1798646399000)/', '2026-12-30 23:59:59'],
  ['/Date(1798646399000+0530)/', '2026-12-30 23:59:59'],
  ['20261126090500123', '2026-11-26 09:05:00'],
  ['20261126090500.123', '2026-11-26 09:05:00'],
  ['20261126090500.0Z', '2026-11-26 17:05:00'],
  ['20261126T090500.123Z', '2026-11-26 17:05:00'],
  ['2026112609050012', undefined],
  ['202611260905001', undefined],
  ['2026112609050012345', undefined],
  ['179864639900000', undefined],
  ['1798646399000000000000', undefined],
  ['/Date(-62135596800000)/', undefined],
  ['new Date(1798646399000)', undefined],
  ['1798646399000+0800', undefined],
  ['1.798646399e9', undefined],
  // Go, Python, PHP, Postgres, SQL Server
  ['2026-11-26 09:05:00 +0800 PST', '2026-11-26 09:05:00'],
  ['2026-11-26 09:05:00.123456789 +0000 UTC', '2026-11-26 17:05:00'],
  ['2026-11-26T09:05:00.123456', '2026-11-26 09:05:00'],
  ['2026-11-26 09:05:00.123456+08:00', '2026-11-26 09:05:00'],
  ['2026-11-26 09:05:00.5+08', '2026-11-26 09:05:00'],
  ['2026-11-26 09:05:00+00', '2026-11-26 17:05:00'],
  ['2026-11-26 09:05:00-03:30', '2026-11-26 20:35:00'],
  ['2026-11-26 09:05:00.0000000 +08:00', '2026-11-26 09:05:00'],
  ['2026-11-26 09:05:00 GMT+08:00', '2026-11-26 09:05:00'],
  ['2026-11-26 09:05:00 GMT-0800', '2026-11-27 01:05:00'],
  ['2026-11-26 09:05:00 UTC+08', '2026-11-26 09:05:00'],
  ['2026-11-26t09:05:00z', '2026-11-26 17:05:00'],
  // Ambiguous or incomplete: a zone that has two meanings, half an offset, a week, a day of the year
  ['2026-11-26 09:05:00 PST', undefined],
  ['2026-11-26 09:05:00 UTC+8', undefined],
  ['2026-11-26T09:05:00+8', undefined],
  ['2026-11-26T09:05:00\u221208:00', undefined],
  ['2026-11-26T09Z', undefined],
  ['2026-11-26 9:5', undefined],
  ['2026-W48-4', undefined],
  ['2026-330', undefined],
  ['2026330', undefined],
  ['2026-11', undefined],
  ['11/26/2026 9:05:00 AM', undefined],
  ['26-NOV-26 09.05.00.000000 AM', undefined],
  // Written for people, who can read them as they are
  ['Thu, 26 Nov 2026 09:05:00 GMT', undefined],
  ['Thursday, 26-Nov-26 09:05:00 GMT', undefined],
  ['Thu Nov 26 09:05:00 2026', undefined],
  ['Thu Nov 26 09:05:00 PST 2026', undefined],
  ['Nov 26, 2026 9:05:00 AM', undefined],
  ['infinity', undefined],
  ['0', undefined],
  // Databases' values for 'never' and 'no date', and a leap second
  ['9999-12-31', '9999-12-31'],
  ['9999-12-31 23:59:59', '9999-12-31 23:59:59'],
  ['9999-12-31T23:59:59Z', undefined],
  ['9999-12-31T23:59:59+08:00', '9999-12-31 23:59:59'],
  ['0001-01-01T00:00:00Z', undefined],
  ['2016-12-31T23:59:60Z', undefined],
  // Impossible dates, and unreadable texts
  ['2026-02-30', undefined],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['2026-11-31', undefined],
  ['2026-11-00', undefined],
  ['0000-00-00', undefined],
  ['0000-00-00 00:00:00', undefined],
  ['2026-11-21 25:00', undefined],
  ['2026-11-21 08:60', undefined],
  ['2026-11-21 08:30:61', undefined],
  ['20261330235959', undefined],
  ['20260230', undefined],
  ['20261230256060', undefined],
  ['2026-02-30T16:00:00Z', undefined],
  ['next Friday', undefined],
  ['', undefined],
  ['9:05 PM', undefined],
  ['30/11/2026', undefined],
  ['11/30/2026', undefined],
  ['2026-11/30', undefined],
  ['2026-11-30 or later', undefined],
  ['within 3 days', undefined],
  ['179864639', undefined],
  ['17986463990001', undefined],
  ['09171234567', undefined],
  ['-1798646399000', undefined],
  ['2026', undefined],
  ['Invalid Date', undefined],
  ['null', undefined],
];

test.each(table)('shows %j as %s in Manila', (text, iso) => {
  expect(isoOf(text, true)).toBe(iso);
  expect(isoOf(text)).toBe(iso?.slice(0, 10));
});

/** Times at the end of a day: the moment, and the day. */
const midnights: [text: string, moment: string | undefined, day: string][] = [
  ['2026-11-26 24:00:00', '2026-11-27 00:00:00', '2026-11-26'],
  ['2026-11-26 24:00', '2026-11-27 00:00:00', '2026-11-26'],
  ['2026-11-26T24:00:00.000', '2026-11-27 00:00:00', '2026-11-26'],
  ['2026-11-26T24:00:00+08:00', '2026-11-27 00:00:00', '2026-11-26'],
  ['2026-11-30 24:00', '2026-12-01 00:00:00', '2026-11-30'],
  ['2028-02-28 24:00', '2028-02-29 00:00:00', '2028-02-28'],
  ['2026-12-31 24:00', '2027-01-01 00:00:00', '2026-12-31'],
  ['20261126240000', '2026-11-27 00:00:00', '2026-11-26'],
  ['202611262400', '2026-11-27 00:00:00', '2026-11-26'],
  ['9999-12-31 24:00', undefined, '9999-12-31'],
];

test.each(midnights)('shows %j as %s in Manila, and as the day %s', (text, moment, day) => {
  expect(isoOf(text, true)).toBe(moment);
  expect(isoOf(text)).toBe(day);
});

test.each(table.filter(([, iso]) => iso === undefined))('shows %j unchanged', (text) => {
  expect(dateIn('spec', text, { time: true })).toBe(text.trim());
  expect(dateIn('en', text)).toBe(text.trim());
});

test('shows a date without a time, in any language', () => {
  expect(dateIn('spec', '2026-11-30', { time: true })).toBe('2026-11-30');
  expect(dateIn('en', '2026-11-30', { time: true })).toBe('Nov 30, 2026');
  expect(dateIn('en', '2026-11-30 09:05 PM', { time: true })).toBe('Nov 30, 2026, 9:05 PM');
  expect(dateIn('fil', '2026/1/5')).toBe('Jan 5, 2026');
  expect(dateIn('spec', Date.UTC(2026, 10, 20, 16), { time: true })).toBe('2026-11-21 00:00:00');
});

test('shows the day that 24:00 ends, when only a day is asked for', () => {
  expect(dateIn('en', '2026-11-26 24:00')).toBe('Nov 26, 2026');
  expect(dateIn('en', '2026-12-31T24:00:00+08:00')).toBe('Dec 31, 2026');
  expect(dateIn('en', '2026-11-26 00:00')).toBe('Nov 26, 2026');
  expect(dateIn('en', '2026-11-26 24:00', { time: true })).toBe('Nov 27, 2026, 12:00 AM');
  expect(daysUntil('2026-11-26 24:00', Date.parse('2026-11-26T04:00:00Z'))).toBe(0);
});

describe('an expiry', () => {
  test.each([
    ['2026-11-30', '2026-11-30T16:00:00.000Z'],
    ['20261130', '2026-11-30T16:00:00.000Z'],
    ['2026-12-31', '2026-12-31T16:00:00.000Z'],
    ['2026-11-30 21:05', '2026-11-30T13:05:00.000Z'],
    ['2026-11-30 00:00:00', '2026-11-29T16:00:00.000Z'],
    ['1798646399', '2026-12-30T15:59:59.000Z'],
    ['2026-11-30T13:05:00Z', '2026-11-30T13:05:00.000Z'],
    ['2026-11-30 24:00:00', '2026-11-30T16:00:00.000Z'],
  ])('reads the expiry %s as %s', (text, end) => {
    expect(new Date(endOf(text) ?? Number.NaN).toISOString()).toBe(end);
  });

  test('treats an unreadable expiry as unlimited', () => {
    expect(endOf('soon')).toBeUndefined();
    expect(endOf('2026-02-30')).toBeUndefined();
  });
});

const moments = fc.integer({ min: Date.UTC(2002, 0, 1) / 1000, max: 4e9 }).map((seconds) => seconds * 1000);

test('reads every format of a moment as the same moment', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -12, max: 14 }), (moment, hours) => {
      const manila = new Date(moment + 8 * 3_600_000).toISOString();
      const [day = '', clock = ''] = manila.slice(0, 19).split('T');
      const sign = hours < 0 ? '-' : '+';
      const there = new Date(moment + hours * 3_600_000).toISOString().slice(0, 19);
      const half = Number(clock.slice(0, 2)) < 12 ? 'AM' : 'PM';
      const twelve = `${Number(clock.slice(0, 2)) % 12 || 12}${clock.slice(2)} ${half}`;
      for (const form of [
        String(moment),
        String(moment / 1000),
        manila.slice(0, 19).replaceAll(/\D/g, ''),
        `${day} ${clock}`,
        `${day} ${twelve}`,
        new Date(moment).toISOString(),
        `${there}${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`,
        `${there}.000${sign}${String(Math.abs(hours)).padStart(2, '0')}00`,
      ]) {
        expect([form, readWhen(form)]).toEqual([form, { day, clock }]);
        expect(endOf(form)).toBe(moment);
        expect(daysUntil(form, moment)).toBe(0);
      }
    }),
  );
});

test('never turns a text into an impossible date', () => {
  const part = (most: number) => fc.integer({ min: 0, max: most }).map((one) => String(one).padStart(2, '0'));
  fc.assert(
    fc.property(
      part(14),
      part(33),
      part(26),
      part(62),
      fc.constantFrom('-', '/', ''),
      (month, day, hour, minute, sign) => {
        const text = sign
          ? `2027${sign}${month}${sign}${day} ${hour}:${minute}`
          : `2027${month}${day}${hour}${minute}00`;
        const iso = isoOf(text, true);
        const real = new Date(`2027-${month}-${day}T${hour}:${minute}:00Z`);
        const isDay = new Date(`2027-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);
        const isReal = isDay && !Number.isNaN(real.getTime());
        expect(iso).toBe(isReal ? real.toISOString().slice(0, 19).replace('T', ' ') : undefined);
      },
    ),
  );
});

test.each([[[]], [[[]]], [[2026, 11]], [[null, 11, 24]]])('rejects the time %j', (sent) => {
  expect(v.parse(codecs.time, sent)).toBe('');
});

test.each([
  [['2026', '11', '24'], '2026-11-24'],
  [[2026, 11, 24], '2026-11-24'],
  [[2026, 11, 24, 21, 5], '2026-11-24 21:05:00'],
  [[2026, 11, 24, 24, 0], '2026-11-25 00:00:00'],
  [[2026, 11, 24, 21, 5, 9, 123_000_000], '2026-11-24 21:05:09'],
  [1_798_646_399, '2026-12-30 23:59:59'],
  [1_798_646_399_000, '2026-12-30 23:59:59'],
  [null, undefined],
  [{}, undefined],
  [[], undefined],
])('reads the time %j of a response as %s', (sent, iso) => {
  expect(isoOf(v.parse(codecs.time, sent), true)).toBe(iso);
});
