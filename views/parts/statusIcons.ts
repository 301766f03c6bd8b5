/** Needed by the document before the app has loaded. */
export const statusIcons = {
  alert: 'M12 7v6m0 4h.01',
  check: 'm6 12.5 4 4 8-9',
  clock: 'M12 7v5.5l3.5 2',
};
