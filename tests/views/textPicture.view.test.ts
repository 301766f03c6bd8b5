import { expect, test, vi } from 'vitest';
import { textPicture } from '../../views/parts/textPicture.ts';

/** The first and last column of a picture with something drawn in it, and the picture's size. */
const inkOf = async (text: string) => {
  const image = new Image();
  image.src = textPicture(text) ?? '';
  await image.decode();
  const { width, height } = image;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data = [] } = context?.getImageData(0, 0, width, height) ?? {};
  const columns = [...data.keys()].filter((at) => at % 4 === 0 && Number(data[at]) < 128);
  const drawn = columns.map((at) => (at / 4) % width);
  return {
    width,
    height,
    from: Math.min(...drawn),
    to: drawn.reduce((one, other) => Math.max(one, other), 0),
  };
};

test.each([
  ['words', 'The Philippine National Consumer Lending and Financing Corporation of Manila, Incorporated'],
  ['a word of 84 letters', 'A'.repeat(84)],
  ['a long number after words', `Order number: ${'9'.repeat(60)}`],
  ['a language without spaces', '漢字の会社名前がとても長い場合はどうなりますか'.repeat(3)],
  ['letters with marks', 'ñ\u0303'.repeat(90)],
])('keeps %s within the margins', async (_name, text) => {
  const { from, to, width, height } = await inkOf(text);
  expect(from).toBeGreaterThanOrEqual(47);
  expect(to).toBeLessThanOrEqual(width - 47);
  expect(height).toBeGreaterThan((await inkOf('x')).height);
});

test('starts a paragraph of a right-to-left language at the right', async () => {
  const { from, to, width } = await inkOf('محمد بن عبد الله');
  expect(to).toBeGreaterThan(width - 60);
  expect(from).toBeGreaterThan(width / 2);
});

test.each([
  ['Order number: عمر', ['Order number: \u2068عمر\u2069']],
  ['Received: ₱1.00 · محمد 2 · R1', ['Received: ₱1.00 · \u2068محمد 2\u2069 · R1']],
  ['אבג · دفع · 7', ['אבג · دفع · 7']],
  ['GCash · R1', ['GCash · R1']],
])('isolates a right-to-left value of a left-to-right line: %s', (text, drawn) => {
  const draw = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  textPicture(text);
  expect(draw.mock.calls.map(([words]) => words)).toEqual(drawn);
  draw.mockRestore();
});

test('keeps an empty line', async () => {
  expect((await inkOf('one\n\ntwo')).height).toBe((await inkOf('one\ntwo\nthree')).height);
});
