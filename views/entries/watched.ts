import { newMessageId } from '../../bridge/message.ts';
import type { InspectorOptions } from '../../packages/inspector/index.ts';
import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Environment } from '../../services/visit/environment.ts';
import { whenIdle } from './whenIdle.ts';

type Inspect = (event: InspectionEvent) => void;

/** Whether this is the sandbox's own build: an inspector may send its pages events, and they always count usage. */
const isSandbox = import.meta.env.VITE_SANDBOX === '1';

/** Destination of frames, by `?inspect=`: an inspector in this browser, the relay of the page's own origin, or stately.ai. */
const ways = new Map<string, InspectorOptions['to']>([
  ['here', 'browser'],
  ['ws', 'relay'],
  ['stately', 'stately'],
]);

/**
 * The inspection of a root, for staff builds with `?inspect=` or in the simulator's frame. `main` is the actor that is shown first. A borrower's build
 * contains none of it.
 */
export async function inspection(
  { page, main }: Required<Pick<InspectorOptions, 'page' | 'main'>>,
  query: URLSearchParams,
): Promise<{ inspect?: Inspect }> {
  if (import.meta.env.VITE_STAFF_TOOLS !== '1' || !(query.has('inspect') || window.parent !== window))
    return {};
  const { createInspector, isInOwnFrame } = await import('../../packages/inspector/index.ts');
  const to = ways.get(query.get('inspect') ?? (isInOwnFrame() ? 'here' : ''));
  if (!to) return {};
  const { publicFields } = await import('./publicFields.ts');
  const inspected = createInspector({
    run: newMessageId(),
    page,
    to,
    relay: location.origin,
    token: query.get('token'),
    allow: publicFields,
    charts: `${import.meta.env.BASE_URL}charts.json`,
    shell: 'bridge',
    main,
    restores: 'screen',
    isInSandbox: isSandbox,
  });
  if (isSandbox) (await import('../../packages/inspector/sandbox.ts')).obey(inspected);
  return { inspect: inspected.inspect };
}

/** The machine in the state that an inspector requested before the page was loaded. Sandbox only; elsewhere the machine itself. */
export async function restored(machine: AnyStateMachine): Promise<AnyStateMachine> {
  if (!isSandbox) return machine;
  const { startAt, takeMoment } = await import('../../packages/inspector/sandbox.ts');
  const moment = takeMoment();
  if (moment?.machine !== machine.id) return machine;
  return startAt(machine, moment);
}

/** Exports usage and speed if a collector is configured (`VITE_OTLP_URL`) and the load is sampled (`VITE_OTLP_SAMPLE`). Loaded in idle time. */
export function exportTelemetry(root: AnyActorRef, routeOf: () => string, { otlpSample }: Environment): void {
  const { collector } = window.help ?? {};
  if (!collector || Math.random() >= otlpSample) return;
  const firstRoute = routeOf();
  const early: [time: number, event: InspectionEvent][] = [];
  const watch = root.system.inspect((event: InspectionEvent) => early.push([performance.now(), event]));
  whenIdle(async () => {
    const telemetry = await import('./telemetry.ts').catch(() => undefined);
    watch.unsubscribe();
    telemetry?.startTelemetry(collector, root, routeOf, early, firstRoute);
  });
}
