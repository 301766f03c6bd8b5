import type { Plugin } from 'vite';
import { placedCharts } from './placedCharts.ts';

export const servedCharts: Plugin = {
  name: 'served-charts',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      if ((request.url ?? '').replace(/\?.*/, '') !== '/charts.json') return next();
      const answer = (placed: readonly object[]) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(placed));
      };
      void placedCharts().then(answer, next);
    });
  },
};

/** Writes `charts.json`, and each chart as an immutable file named by its hash, so that recordings of older releases find theirs. */
export const charts: Plugin = {
  name: 'charts',
  async generateBundle() {
    const placed = await placedCharts();
    this.emitFile({ type: 'asset', fileName: 'charts.json', source: JSON.stringify(placed) });
    for (const chart of placed)
      this.emitFile({
        type: 'asset',
        fileName: `assets/charts/${chart.hash}.json`,
        source: JSON.stringify(chart),
      });
  },
};
