import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, SimulatedClock } from 'xstate';
import { layoutOf } from '../../inspector/build/layout.ts';
import { type Chart, chartOf } from '../../inspector/charts/chart.ts';
import { svgOf } from '../../inspector/charts/picture.ts';
import { configOf } from '../../inspector/exports/config.ts';
import { mermaidOf } from '../../inspector/exports/mermaid.ts';
import { parseFrames } from '../../inspector/frames/frame.ts';
import { everything } from '../../inspector/index.ts';
import { recordingTap } from '../../inspector/tests/record.ts';
import { eventTypes, leafPaths } from '../chart.ts';
import { coverageOf, defineModel, explore, fullSuite, type Model, runLive, runPure } from '../index.ts';
import { type Feature, features } from './features.ts';
import { ofOtherCopy } from './otherCopy.ts';

const all = [...features, ofOtherCopy];

const modelOf = ({ machine, sent, internal = [], outcomes = {} }: Feature): Model => {
  const gesture = async () => undefined;
  const types = new Set([...eventTypes(machine).filter((type) => !type.endsWith('*')), ...sent]);
  return defineModel(machine, {
    events: Object.fromEntries(
      [...types].map((type) => [type, internal.includes(type) ? 'internal' : { gesture }]),
    ),
    outcomes,
    states: Object.fromEntries(
      leafPaths(machine).map((path) => [path, /judging|\.end$/.test(path) ? 'transient' : gesture]),
    ),
  } as never);
};

const framesOf = async ({ machine, sent, run }: Feature) => {
  const { frames, inspect } = recordingTap({ allow: everything });
  if (run) {
    run(inspect);
    await new Promise((resolve) => setTimeout(resolve));
  } else {
    const clock = new SimulatedClock();
    const actor = createActor(machine, { inspect, clock }).start();
    for (const type of sent) actor.send({ type });
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    for (let step = 0; step < 5; step += 1) clock.increment(1_000);
  }
  return parseFrames(JSON.parse(JSON.stringify(frames)));
};

describe.each(all)('$name', (feature) => {
  const { machine, explored, drawn } = feature;
  const chart = chartOf(machine);

  it.runIf(explored)('explores every state', () => {
    const graph = explore(modelOf(feature));
    expect([...new Set(graph.vertices.map(({ states }) => states.join(' + ')))]).toEqual(explored);
    expect(coverageOf(graph, fullSuite(graph)).transitions.missing).toEqual(feature.unnamed?.missing ?? []);
  });

  it.runIf(explored)('behaves the same on a live actor', () => {
    const model = modelOf(feature);
    const paths = fullSuite(explore(model));
    expect(paths.length).toBeGreaterThan(0);
    const divergences = paths.flatMap((path) => [runPure(model, path), runLive(model, path)]);
    const said = divergences.filter(Boolean).map((divergence) => JSON.stringify(divergence));
    const expected = feature.unnamed ? [feature.unnamed.live] : [];
    expect(said).toHaveLength(expected.length);
    for (const text of expected) expect(said.join()).toContain(text);
  });

  it('appears in the chart as the table says', () => {
    expect({ chart, holds: feature.chart.holds(chart) }).toMatchObject({ holds: true });
  });

  it('appears in the frames as the table says', async () => {
    const frames = await framesOf(feature);
    expect({ frames, holds: feature.frames.holds(frames) }).toMatchObject({ holds: true });
  });

  it.runIf(drawn)('appears in the drawing', async () => {
    const text = svgOf({ ...chart, layout: await layoutOf(chart) }).replaceAll(/<[^>]*>/g, ' ');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(drawn);
    expect(mermaidOf(chart).replaceAll('<br/>', ' ').replaceAll('∗', '*')).toContain(drawn);
  });

  it('survives JSON', () => {
    const config = JSON.parse(JSON.stringify(configOf(chart))) as object;
    const { without = (one: Chart) => one } = feature.json ?? {};
    expect(chartOf(createMachine(config as never) as AnyStateMachine)).toEqual(without(chart));
  });
});

const start = '<!-- features -->\n';
const end = '<!-- /features -->';

// `WRITE=1` writes the list.
it('keeps the list in the README up to date', () => {
  const heads = ['explored', 'live', 'chart', 'frames', 'SVG and PNG', 'Mermaid', 'JSON'];
  const lines = all.map(({ name, explored, chart, frames, drawn, json, unnamed }) => {
    const run = explored ? (unnamed ? 'asks for a name' : 'yes') : 'not of one machine';
    const picture = drawn ? 'yes' : 'not of one machine';
    const cells = [run, run, chart.says, frames.says, picture, picture, json?.says ?? chart.says];
    const but = [...new Set(cells)]
      .filter((says) => says !== 'yes')
      .map((says) => `${heads.filter((_, index) => cells[index] === says).join(', ')}: ${says}`);
    return `- ${name}${but.length > 0 ? ` (${but.join('; ')})` : ''}\n`;
  });
  const file = new URL('../README.md', import.meta.url);
  const readme = readFileSync(file, 'utf8');
  const [before = '', rest = ''] = readme.split(start);
  const [, after = ''] = rest.split(end);
  if (process.env['WRITE'] === '1')
    writeFileSync(file, `${before}${start}\n${lines.join('')}\n${end}${after}`);
  const written = (readFileSync(file, 'utf8').split(start)[1] ?? '').split(end)[0] ?? '';
  expect(written.trim()).toBe(lines.join('').trim());
});
