/** The region of a root that knows whether the device has a connection: its views say so. It needs the actor `watchConnection`. */
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
