import { expect, it } from 'vitest';
import { layoutOf } from '../build/layout.ts';
import { chartOf } from '../charts/chart.ts';
import type { PlacedChart } from '../charts/layout.ts';
import type { Frame } from '../frames/frame.ts';
import { readFile } from '../page/reading.ts';
import { recordingOf } from '../page/recording.ts';
import { lamp, pressed } from './lamp.ts';

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const recorded = () => pressed('r', 2);
const linesOf = (frames: readonly Frame[]) => recordingOf(frames).trimEnd().split('\n');

it('reads back a recording that it wrote, and the charts of a release', async () => {
  const frames = recorded();
  const told = { kind: 'recording', frames: JSON.parse(JSON.stringify(frames)) as unknown, leftOut: [] };
  expect(readFile(recordingOf(frames))).toEqual(told);
  expect(readFile(JSON.stringify(frames))).toEqual(told);
  const chart: PlacedChart = { ...chartOf(lamp), file: 'lamp.ts', layout: await layoutOf(chartOf(lamp)) };
  expect(readFile(JSON.stringify([chart]))).toEqual({ kind: 'charts', charts: [chart] });
  expect(readFile(JSON.stringify(chart))).toEqual({ kind: 'charts', charts: [chart] });
});

it('recognises a file by its content: usage, visits or coverage', () => {
  const visits = [{ v: 1, charts: [] }];
  expect(readFile(JSON.stringify(visits))).toEqual({ kind: 'visits', visits });
  expect(readFile('{"tested":{"hash":["a b"]}}')).toEqual({
    kind: 'tested',
    tested: { hash: ['a b'] },
  });
});

const damaged: [name: string, damage: (lines: string[]) => string[], kept: number[], leftOut: string[]][] = [
  [
    'is read as far as it was written',
    ([one = '', two = '', three = '']) => [one, two, three.slice(0, 30)],
    [1, 2],
    ['Cut off: line 3.'],
  ],
  ['may have blank lines', ([one = '', two = '']) => ['', one, ' ', two, '', ''], [1, 2], []],
  [
    'is read without the lines that are no frames',
    ([one = '', two = '', three = '']) => ['# copied', one, two, '{"kind":"dance"}', three, ''],
    [1, 2, 3],
    ['Not readable: lines 1 and 4.'],
  ],
  [
    'says which frames are missing in its midst',
    ([one = '', two = '', , , five = '', six = '', , eight = '']) => [one, two, five, six, eight],
    [1, 2, 5, 6, 8],
    ['Missing: frames 3–4 and 7 of run r.'],
  ],
  [
    'says which actors it does not introduce',
    ([one = '', , ...others]) => [one, ...others],
    [1, ...upTo(3, 15)],
    ['Missing: frame 2 of run r.', 'Never introduced: x:0, of which 13 frames tell.'],
  ],
];
it.each(damaged)('%s', (_name, damage, kept, leftOut) => {
  const lines = damage(linesOf(recorded()));
  const session = /"session":"(x:\d+)"/.exec(lines.join())?.[1] ?? '';
  const read = readFile(lines.join('\n'));
  expect(read).toMatchObject({
    kind: 'recording',
    leftOut: leftOut.map((text) => text.replace('x:0', session)),
  });
  expect(read?.kind === 'recording' && read.frames.map(({ seq }) => seq)).toEqual(kept);
});

it.each([
  '',
  '[]',
  '{"a":1}',
  '[{"kind":"event"}]',
  'kind',
  '{"kind":"stop"}\n{',
  '[{"hash":"h","layout":null}]',
])('rejects any other file: %j', (text) => expect(readFile(text)).toBeUndefined());
