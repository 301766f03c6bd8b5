import { createServer } from 'node:http';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chartsIn } from './charts.ts';
import { attachRelay } from './relay.ts';

/** `npm run relay`: the relay by itself, for phones that open a staff build elsewhere. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4174' },
    /** Address to listen at; `0.0.0.0` opens the relay to other machines. */
    host: { type: 'string', default: process.env['HOST'] ?? '127.0.0.1' },
    /** Origin of the pages; may be given several times. */
    origin: { type: 'string', multiple: true, default: [] },
    token: { type: 'string', default: randomBytes(9).toString('base64url') },
    recordings: { type: 'string', default: '' },
    charts: { type: 'string', default: 'dist/charts.json' },
  },
});
const server = createServer((_request, response) => response.writeHead(404).end());
attachRelay(server, {
  path: '/relay',
  origins: values.origin,
  token: values.token,
  recordings: values.recordings,
  chartOf: chartsIn(values.charts),
});
server.listen(Number(values.port), values.host, () =>
  process.stdout.write(`The relay listens at ws://localhost:${values.port}/relay?token=${values.token}\n`),
);
