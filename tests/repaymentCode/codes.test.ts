import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { code128 } from '../../views/parts/codes/code128.ts';
import { qrPath } from '../../views/parts/codes/qrPath.ts';
import { qrPng } from '../../views/parts/codes/qrPng.ts';
import { qrPhOf } from '../models/fixtures/repayment.ts';
import { bitmapOf, modulesOf } from './bitmap.ts';
import { readBarcode, readQr } from './decode.ts';

const qrOf = (text: string) => {
  const code = qrPath(text);
  if (!code) throw new Error(`There is no code for ${text}`);
  return code;
};

const drawnQr = (text: string) => {
  const { modules, path } = qrOf(text);
  return bitmapOf(modulesOf(path, modules, modules), 4);
};

const drawnBarcode = (text: string) => {
  const quiet = Array.from({ length: 10 }, () => false);
  const bars = (code128(text) ?? []).flatMap((width, index) =>
    Array.from({ length: width }, () => index % 2 === 0),
  );
  const row = [...quiet, ...bars, ...quiet];
  return bitmapOf(
    Array.from({ length: 20 }, () => row),
    2,
  );
};

describe('a drawn QR code', () => {
  test.each(['8', 'https://pay.example/c1?x=ñ', qrPhOf('8924.80'), 'A'.repeat(400)])(
    'draws a QR code that two readers read as %j',
    async (text) => expect(await readQr(drawnQr(text))).toEqual([text, text]),
  );

  test.each(['8', qrPhOf('8924.80'), 'A'.repeat(400)])('is saved as a PNG that reads as %j', async (text) => {
    const [, content = ''] = qrPng(text)?.split('base64,') ?? [];
    const { width, height, data } = PNG.sync.read(Buffer.from(content, 'base64'));
    const luminance = Uint8ClampedArray.from({ length: width * height }, (_, at) => data[at * 4] ?? 0);
    expect(await readQr({ width, height, luminance })).toEqual([text, text]);
  });

  test('is no picture for a text that does not fit', () => expect(qrPng('A'.repeat(2_332))).toBeUndefined());

  test('draws a QR code with a quiet zone of four modules', () => {
    const { modules, path } = qrOf('quiet');
    const field = modulesOf(path, modules, modules);
    const edge = (index: number) => index < 4 || index >= modules - 4;
    expect(field.flatMap((row, y) => row.filter((dark, x) => dark && (edge(x) || edge(y))))).toEqual([]);
    expect(field[4]?.[4]).toBe(true);
  });
});

test('draws nothing for a text that does not fit a QR code', () => {
  expect(qrPath('7'.repeat(2_331))).toBeDefined();
  expect(qrPath('ñ'.repeat(1_165))).toBeDefined();
  expect(qrPath('7'.repeat(2_332))).toBeUndefined();
  expect(qrPath('ñ'.repeat(1_166))).toBeUndefined();
});

describe('a drawn barcode', () => {
  test.each([
    '8001701000003',
    '80017010000001',
    '7',
    '12',
    'PL-2026/11 abc~',
    '123456789012345678901234567890',
  ])('draws a barcode that both readers read as %j', async (text) =>
    expect(await readBarcode(drawnBarcode(text))).toEqual([text, text]),
  );

  test('encodes any printable text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/), async (text) => {
        expect(await readBarcode(drawnBarcode(text))).toEqual([text, text]);
      }),
      { numRuns: 100 },
    );
  });

  test('draws no barcode for a text that it cannot encode', () => {
    expect(['', 'ñ', '\u0007', '9'.repeat(41)].map(code128)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
