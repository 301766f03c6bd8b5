import type { PlacedChart } from '../charts/layout.ts';
import { svgOf } from '../charts/picture.ts';
import { configOf } from '../exports/config.ts';
import { mermaidOf } from '../exports/mermaid.ts';
import { download } from './recording.ts';

/** The picture as PNG, at double size so that it stays sharp. */
const pngOf = async (chart: PlacedChart): Promise<Blob> => {
  const { width, height } = chart.layout;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svgOf(chart)], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * 2, height * 2];
  const pen = canvas.getContext('2d');
  pen?.scale(2, 2);
  pen?.drawImage(image, 0, 0, width, height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))),
      'image/png',
    ),
  );
};

const makers: Record<string, (chart: PlacedChart) => string | Promise<Blob>> = {
  svg: svgOf,
  png: pngOf,
  mmd: mermaidOf,
  json: (chart) => `${JSON.stringify(configOf(chart), undefined, 2)}\n`,
};

export const exportKinds = { svg: 'SVG', png: 'PNG', mmd: 'Mermaid', json: 'JSON (XState)' };

export const exportChart = async (chart: PlacedChart, kind: string): Promise<void> => {
  const make = makers[kind];
  if (make) download(`${chart.id}.${kind}`, await make(chart));
};
