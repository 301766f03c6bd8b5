/** For a root's `invoke`. */
export const takesReports = [
  { id: 'toaster', src: 'toaster', systemId: 'toaster' },
  { id: 'tracker', src: 'tracker', systemId: 'tracker' },
] as const;

/** For a root's `on`. */
export const hearsReports = {
  'toast.requested': { actions: 'passToToaster' },
  'toast.dismissed': { actions: 'passToToaster' },
  'event.tracked': { actions: 'passToTracker' },
} as const;
