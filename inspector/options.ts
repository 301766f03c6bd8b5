import type { InspectionEvent } from 'xstate';
import type { AllowList, everything } from './mask.ts';
import type { Command } from './ways/asked.ts';

/** How an inspection is started. Every option has a default: `createInspector()` shows everything to a relay on this machine. */
export interface InspectorOptions {
  /** Where frames go: the relay, an inspector in the same browser and origin, or a window of stately.ai. Default: the relay. */
  to?: 'relay' | 'browser' | 'stately';
  /** Origin of the relay, `http://localhost:4174` by default. Any other machine than this one is given only what `allow` lists. */
  relay?: string;
  /** What the relay wants to see. */
  token?: string | null;
  /**
   * What may leave: `everything`, or a list, and what it does not list is masked. Without it, everything where only this machine can see it, and
   * nothing but the chart's names elsewhere.
   */
  allow?: AllowList | typeof everything;
  /** Address of the `charts.json` that a build wrote: frames then name charts by hash. Without it frames carry them. */
  charts?: string;
  /** What the root is called, e.g. `app`. Default: the page's title. */
  page?: string;
  /** Names this run, one page load: letters, digits, dashes. Default: a random one. */
  run?: string;
  /** The id of the actor that speaks for what is around the page, such as a native shell. */
  shell?: string;
  /** The id of the actor that an inspector shows first. Default: the machine that a root started last. */
  main?: string;
  /** The id of the actor that an inspector may put back to where it was, with its children. Only together with `isInSandbox`. */
  restores?: string;
  /** Whether an inspector may send events to it, and restore it. Only together with `obey`. */
  isInSandbox?: boolean;
  /** Whether calls of `fetch` and `XMLHttpRequest` are in the log, with path, status and duration. Default: yes. */
  calls?: boolean;
}

/** An inspection that goes on. */
export interface Inspection {
  run: string;
  /** What `createActor` takes; any number of roots may share it. */
  inspect: (event: InspectionEvent) => void;
  /** Somebody else who watches the same actors; called when the page is idle, as the frames are made, with the last frame's number. */
  alsoInspect: (watch: (event: InspectionEvent, seq: number) => void) => void;
  onCommand: (hear: (command: Command) => void) => void;
  /** Ends it: what is still waiting is sent, and nothing more after that. A process of Node can end then. */
  stop: () => void;
}
