import { networkInterfaces } from 'node:os';

/** Returns this machine's address on the local network, for phones; undefined without a network. */
export const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

/** Whether other machines reach a server that listens on this address. */
export const isOpen = (host: string): boolean => !/^(localhost|127\.|::1$)/.test(host);
