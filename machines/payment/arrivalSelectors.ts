import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { arrivalMachine } from './arrival.ts';

export type ArrivalRef = ActorRefFrom<typeof arrivalMachine>;
type ArrivalSnapshot = SnapshotFrom<typeof arrivalMachine>;

/** The state of the check. */
export const selectArrival = (snapshot: ArrivalSnapshot) => snapshot.value;

/** The backend's own message of the order; empty when it has none. */
export const selectNews = (snapshot: ArrivalSnapshot) => snapshot.context.news;

/** Centavos that the backend still asks for; undefined when it does not say. */
export const selectStillAsked = (snapshot: ArrivalSnapshot) => snapshot.context.stillAsked;
