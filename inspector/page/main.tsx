import { createRoot } from 'react-dom/client';
import type { Frame } from '../frames/frame.ts';
import { relayAddress } from '../ways/socket.ts';
import { watchChannel } from '../ways/channel.ts';
import { createCharts } from './charts.ts';
import { Inspector } from './Inspector.tsx';
import { watchRelay } from './relay.ts';
import { createRuns, type Way } from './runs.ts';
import './inspector.css';

/** Puts the inspector together: what it hears, what it knows, the page. */
const runs = createRuns();
const charts = createCharts(import.meta.env.BASE_URL);
/** What comes on one way. */
const hearing = (way: Way) => ({
  hear: (frames: Frame[]) => runs.add(frames, way),
  meet: (there: ReadonlySet<string>) => runs.meet(way, there),
});
const { command } = watchChannel(hearing('browser'));
const token = new URLSearchParams(location.search).get('token');
watchRelay(relayAddress(location.origin, { role: 'desk', ...(token && { token }) }), hearing('relay'));

const root = document.getElementById('root');
if (root) createRoot(root).render(<Inspector runs={runs} charts={charts} command={command} />);
