import type { Plugin } from 'vite';
import { placedCharts } from './charts.ts';

/** Serves `charts.json` in development. */
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

/**
 * Writes `charts.json` with every machine's states, edges, layout and hash. Each chart also gets an immutable file named by its hash, so that a
 * recording of an older release finds its charts as long as that release's files are kept.
 */
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
