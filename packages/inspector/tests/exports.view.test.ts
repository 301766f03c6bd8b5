import mermaid from 'mermaid';
import { beforeAll, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type Chart, chartOf } from '../charts/chart.ts';
import { edgeText } from '../charts/drawing.ts';
import { mermaidOf } from '../exports/mermaid.ts';
import { features } from '../../kit/tests/features.ts';

let charts: Chart[];

beforeAll(async () => {
  charts = (await (await fetch('/charts.json')).json()) as Chart[];
  mermaid.initialize({ startOnLoad: false, suppressErrorRendering: true, maxTextSize: 200_000 });
});

const drawn = async (chart: Chart): Promise<string> => {
  const { svg } = await mermaid.render(`m-${chart.id}`, mermaidOf(chart));
  const page = new DOMParser().parseFromString(svg.replaceAll(/<br\s*\/?>/g, ' '), 'text/html');
  for (const style of page.querySelectorAll('style')) style.remove();
  return (page.body.textContent ?? '').replaceAll(/\s+/g, '');
};

/** The text without characters that Mermaid replaces by look-alikes. */
const plain = (text: string) => text.replaceAll(/[\s:;#<>{}"*&\\_：；＃‹›❴❵”∗＆＼＿]/g, '');

test('draws every chart in Mermaid with every word unchanged', async () => {
  const faults: string[] = [];
  const bySize = [...charts, ...features.map(({ machine }) => chartOf(machine))].toSorted(
    (one, other) => one.edges.length - other.edges.length,
  );
  for (const chart of bySize) {
    const text = await drawn(chart).catch((error: unknown) => `no picture: ${String(error)}`);
    const said = plain(text);
    const blocks = new Set(chart.nodes.map(({ parent }) => parent));
    const words = [
      ...chart.nodes.flatMap(({ id, key, parent, description }) => [
        ...(parent === undefined ? [] : [key]),
        ...(description && !blocks.has(id) ? [description] : []),
      ]),
      ...chart.edges
        .filter(({ source, target }) => target !== undefined || !blocks.has(source))
        .map(edgeText),
    ];
    faults.push(...words.filter((word) => !said.includes(plain(word))).map((word) => `${chart.id}: ${word}`));
    if (/#\d+|&\w+;|undefined|Syntaxerror/i.test(text))
      faults.push(`${chart.id}: residue in ${text.slice(0, 200)}`);
  }
  expect(charts.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});

const odd: Chart = {
  id: 'odd',
  hash: '',
  nodes: [
    { id: 'odd', key: 'odd', type: 'compound', initial: '状態', tags: [], invokes: [], entry: [], exit: [] },
    ...['状態', '次へ', 'a b', 'a_b', String.raw`a\.b`, 'end'].map((id) => ({
      id,
      key: id.replace('\\', ''),
      parent: 'odd',
      type: 'atomic' as const,
      tags: [],
      invokes: [],
      entry: [],
      exit: [],
    })),
    {
      id: 'last',
      key: 'last',
      parent: 'odd',
      type: 'history',
      history: 'deep',
      tags: [],
      invokes: [],
      entry: [],
      exit: [],
    },
  ],
  edges: [
    { id: '状態 進む', source: '状態', target: '次へ', event: '進む', actions: [] },
    { id: '次へ back', source: '次へ', target: 'last', event: 'back', actions: [] },
    { id: '次へ both', source: '次へ', target: 'a_b', targets: ['a_b', 'end'], event: 'both', actions: [] },
  ],
};

test('keeps states apart in Mermaid whatever their names, and draws each of several targets', async () => {
  const text = await drawn(odd);
  for (const { key } of odd.nodes.slice(1)) expect(text).toContain(key.replaceAll(' ', ''));
  const written = mermaidOf(odd);
  expect(written.match(/: both/g)).toHaveLength(2);
  const names = [...written.matchAll(/ as (\w+)/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(odd.nodes.length - 1);
});

const signs = [
  ...String.raw`"|'|\|%%|-->|--|[*]|*|_x_|**x**|1. x|- x|# x|{ }|<b>|<br/>|&amp;|#35;|:::|;|<<fork>>|end|state|note|direction|~`.split(
    '|',
  ),
  '`',
  '\n',
];
const drawnTogether = 7;
const groups = Array.from({ length: signs.length / drawnTogether }, (_, group) =>
  signs.slice(group * drawnTogether, (group + 1) * drawnTogether),
);

/** Texts are numbered, because those of several signs could look alike. */
const statesNamed = (sign: string, at: number) => ({
  [`a${at} ${sign} b`]: {
    description: `in${at} ${sign} words`,
    on: {
      [`event${at} ${sign}`]: { guard: `if${at} ${sign}`, target: `#second${at}` },
      [`other${at} ${sign}`]: { guard: `or${at} ${sign}`, target: `#second${at}` },
    },
  },
  [sign]: {
    id: `second${at}`,
    initial: sign,
    states: { [sign]: { on: { [sign]: { target: '#signs', guard: sign } } } },
    on: { [`${sign} again${at}`]: { target: `#second${at}` } },
  },
});

test.each(groups)(
  'draws a machine in Mermaid whose names contain %j, %j, %j, %j, %j, %j, %j',
  async (...group) => {
    const machine = createMachine({
      id: 'signs',
      initial: group[0],
      states: Object.assign({}, ...group.map(statesNamed)) as ReturnType<typeof statesNamed>,
    });
    const chart = chartOf(machine);
    const said = plain(await drawn(chart));
    const words = [
      ...chart.nodes.slice(1).flatMap(({ key, description = '' }) => [key, description]),
      ...chart.edges.map(edgeText),
    ];
    expect(words.map(plain).filter((word) => !said.includes(word))).toEqual([]);
  },
);
