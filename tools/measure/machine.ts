import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const busyTime = () =>
  cpus().reduce(
    ({ busy, all }, { times: { user, nice, sys, idle, irq } }) => ({
      busy: busy + user + nice + sys + irq,
      all: all + user + nice + sys + irq + idle,
    }),
    { busy: 0, all: 0 },
  );

/** The share of the machine used by other programs, measured while this one waits for a second. */
export async function loadOfOthers(): Promise<number> {
  const before = busyTime();
  await wait(1_000);
  const after = busyTime();
  return (after.busy - before.busy) / (after.all - before.all);
}

/** Above this share, wall times say more about other programs than about the page. */
export const tooBusy = 0.15;
