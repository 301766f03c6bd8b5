/** Everything a model file and a test need; the runners of views and built apps are in run/view.tsx and run/app.ts. */
export { defineModel } from './defineModel.ts';
export { done, fails, internal, sends, shows, transient } from './model.ts';
export type { Model, ModelConfig, Outcome } from './model.ts';
export type { LeafPath, Person, ServiceOf, WireAnswer } from './types.ts';
export { explore } from './explore.ts';
export type { Edge, Graph, Vertex } from './explore.ts';
export { fullSuite, guardTour, pairTour, refusalTour, transitionTour } from './suites.ts';
export type { StopConditions } from './suites.ts';
export { coverageOf, reachable } from './coverage.ts';
export type { Coverage } from './coverage.ts';
export type { TestPath } from './paths.ts';
export { runPure } from './run/pure.ts';
export { liveActor, runLive } from './run/live.ts';
export { divergenceText } from './run/session.ts';
