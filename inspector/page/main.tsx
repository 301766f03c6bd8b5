import { createRoot } from 'react-dom/client';
import { relayAddress } from '../ways/socket.ts';
import { watchChannel } from '../ways/channel.ts';
import { createCharts } from './charts.ts';
import { Inspector } from './Inspector.tsx';
import { watchRelay } from './relay.ts';
import { createRuns } from './runs.ts';
import './inspector.css';

/** Puts the inspector together: what it hears, what it knows, the page. */
const runs = createRuns();
const charts = createCharts(import.meta.env.BASE_URL);
const { command } = watchChannel((frames) => runs.add(frames, true));
const token = new URLSearchParams(location.search).get('token');
watchRelay(relayAddress(location.origin, { role: 'desk', ...(token && { token }) }), (frames) =>
  runs.add(frames),
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Inspector runs={runs} charts={charts} command={command} />);
