/** What an address actor is told then: what it was asked to open is not opened. */
export interface CallOffCommand {
  type: 'opening.calledOff';
}

/** What the root's action `callOffOpening` tells its address. */
export const callOff: CallOffCommand = { type: 'opening.calledOff' };

/**
 * What goes out and cannot be undone holds the page until its answer: whatever leads away is called off, even where the browser is on its way
 * already. The ledger says so before the request goes out. For the region of a root that knows whether somebody is leaving.
 */
export const callsOff = { 'intent.begun': { target: '.here', actions: 'callOffOpening' } } as const;
