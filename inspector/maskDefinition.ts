import { isRecord, maskName } from './mask.ts';

/** Parts of a chart that say what it can do. `context`, `input`, `output`, `params` and `meta` hold values, so they stay behind. */
const chartParts = new Set([
  'id',
  'initial',
  'type',
  'history',
  'description',
  'tags',
  'states',
  'on',
  'always',
  'after',
  'entry',
  'exit',
  'invoke',
  'src',
  'systemId',
  'onDone',
  'onError',
  'onSnapshot',
  'target',
  'guard',
  'actions',
  'reenter',
]);
/** Parts whose names are those of states, events and delays. */
const tables = new Set(['states', 'on', 'after']);

const maskChart = (chart: unknown): unknown => {
  if (Array.isArray(chart)) return chart.map(maskChart);
  if (!isRecord(chart)) return chart;
  return Object.fromEntries(
    Object.entries(chart).flatMap(([name, part]) => {
      if (!chartParts.has(name)) return [];
      if (name === 'id') return [[name, maskName(part)]];
      if (tables.has(name) && isRecord(part))
        return [
          [name, Object.fromEntries(Object.entries(part).map(([key, item]) => [key, maskChart(item)]))],
        ];
      return [[name, maskChart(part)]];
    }),
  );
};

/** The JSON text of a chart without any value that it holds. */
export const maskDefinition = (definition: unknown): unknown =>
  typeof definition === 'string' ? JSON.stringify(maskChart(JSON.parse(definition))) : undefined;
