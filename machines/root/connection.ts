/** Whether the device has a connection, as `watchConnection` reports to the root. */
export const connectionRegion = {
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': { target: 'offline' } } },
    offline: {
      description: 'The device says that it has no connection; a notice says so.',
      on: { 'connection.restored': { target: 'online' } },
    },
  },
} as const;
