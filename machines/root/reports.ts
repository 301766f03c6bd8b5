/** The toaster and the tracker, for a root's `invoke`. */
export const takesReports = [
  { id: 'toaster', src: 'toaster', systemId: 'toaster' },
  { id: 'tracker', src: 'tracker', systemId: 'tracker' },
] as const;

/** Toasts and tracked events of screens, for a root's `on`. */
export const hearsReports = {
  'toast.requested': { actions: 'passToToaster' },
  'toast.dismissed': { actions: 'passToToaster' },
  'event.tracked': { actions: 'passToTracker' },
} as const;
