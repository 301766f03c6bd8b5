import type { InspectionEvent } from 'xstate';
import type { AllowList, everything } from './mask.ts';
import type { Command } from './ways/asked.ts';

/** Options of an inspection. Every option has a default: `createInspector()` shows everything to a relay on this machine. */
export interface InspectorOptions {
  /** The destination of frames: the relay, an inspector in the same browser and origin, or a window of stately.ai. Default: the relay. */
  to?: 'relay' | 'browser' | 'stately';
  /** Origin of the relay, `http://localhost:4174` by default. A relay on another machine only gets what `allow` lists. */
  relay?: string;
  token?: string | null;
  /** What may leave the page. Default: everything if only this machine can see it, otherwise only the chart's names. */
  allow?: AllowList | typeof everything;
  /** Address of the build's `charts.json`: frames then name charts by hash. Without it frames carry them. */
  charts?: string;
  /** Name of the root, e.g. `app`. Default: the page's title. */
  page?: string;
  /** Name of this run, one page load: letters, digits, dashes. Default: random. */
  run?: string;
  /** The id of the actor for the page's environment, such as a native shell. */
  shell?: string;
  /** The id of the actor that an inspector shows first. Default: the machine that a root started last. */
  main?: string;
  /** The id of the actor that an inspector may restore, with its children. Only together with `isInSandbox`. */
  restores?: string;
  /** Whether an inspector may send events to the page and restore it. Only together with `obey`. */
  isInSandbox?: boolean;
  /** Whether calls of `fetch` and `XMLHttpRequest` are logged with path, status and duration. Default: yes. */
  calls?: boolean;
}

export interface Inspection {
  run: string;
  /** The `inspect` option of `createActor`; several roots may share it. */
  inspect: (event: InspectionEvent) => void;
  /** Registers another observer of the same actors; it is called when the page is idle, as frames are made, with the last frame's number. */
  alsoInspect: (watch: (event: InspectionEvent, seq: number) => void) => void;
  onCommand: (hear: (command: Command) => void) => void;
  /** Stops the inspection: sends what is waiting, and nothing afterwards. A Node process can then exit. */
  stop: () => void;
}
