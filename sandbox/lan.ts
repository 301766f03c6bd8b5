import { networkInterfaces } from 'node:os';

/** This machine's address on the network that a phone may be in, too; undefined where it is in none. */
export const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
