import { createRoot } from 'react-dom/client';
import type { Frame } from '../frames/frame.ts';
import { relayAddress } from '../ways/socket.ts';
import { watchChannel } from '../ways/channel.ts';
import { listLayout } from '../charts/elk.ts';
import { createCharts } from './charts.ts';
import { Inspector } from './Inspector.tsx';
import { watchRelay } from './relay.ts';
import { createRuns, type Way } from './runs.ts';
import './inspector.css';

const runs = createRuns();
/** Whether this is the package's standalone page, or that of the app's build, beside the simulator. */
const isPackage = import.meta.env.MODE === 'package';
/** The app's build lays out its charts itself, and its policy allows no worker: other charts from frames are drawn as lists. */
const charts = createCharts(isPackage ? undefined : import.meta.env.BASE_URL, async (chart) =>
  isPackage ? (await import('./layout.ts')).layoutInPage(chart) : listLayout(chart),
);
const hearing = (way: Way) => ({
  hear: (frames: Frame[]) => runs.add(frames, way),
  meet: (there: ReadonlySet<string>) => runs.meet(way, there),
});
const { command } = watchChannel(hearing('browser'));
const token = new URLSearchParams(location.search).get('token');
watchRelay(relayAddress(location.origin, { role: 'desk', ...(token && { token }) }), hearing('relay'));

const hint = isPackage ? (
  <p>
    Start an actor with <code>{'createActor(machine, { inspect })'}</code>, or drop a recording here.
  </p>
) : (
  <p>
    Open the <a href={`${import.meta.env.BASE_URL}simulator/`}>simulator</a> in this browser, open a page with{' '}
    <code>?inspect=ws</code> on a phone, or drop a recording here.
  </p>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Inspector runs={runs} charts={charts} command={command} hint={hint} />);
