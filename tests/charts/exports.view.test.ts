import mermaid from 'mermaid';
import { beforeAll, expect, test } from 'vitest';
import type { Chart } from '../../inspector/charts/chart.ts';
import { edgeText } from '../../inspector/charts/drawing.ts';
import { mermaidOf } from '../../inspector/exports/mermaid.ts';
import { scxmlOf } from '../../inspector/exports/scxml.ts';

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

const plain = (text: string) => text.replaceAll(/\s+/g, '').replaceAll(/[:;#<>{}：；＃‹›❴❵]/g, '');

test(
  'Mermaid draws every chart, and every word of it comes out as it was',
  { timeout: 120_000 },
  async () => {
    const faults: string[] = [];
    for (const chart of charts) {
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
      faults.push(
        ...words.filter((word) => !said.includes(plain(word))).map((word) => `${chart.id}: ${word}`),
      );
      if (/#\d+|&\w+;|undefined|Syntaxerror/i.test(text))
        faults.push(`${chart.id}: residue in ${text.slice(0, 200)}`);
    }
    expect(charts.length).toBeGreaterThan(30);
    expect(faults).toEqual([]);
  },
);

test('every chart is well-formed SCXML whose targets exist', () => {
  for (const chart of charts) {
    const document = new DOMParser().parseFromString(scxmlOf(chart), 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    const ids = new Set([...document.querySelectorAll('state, parallel, final')].map(({ id }) => id));
    const targets = [...document.querySelectorAll('[target]')].map((element) =>
      element.getAttribute('target'),
    );
    expect(targets.filter((target) => target !== null && !ids.has(target))).toEqual([]);
    expect(ids.size).toBe(chart.nodes.length);
  }
});
