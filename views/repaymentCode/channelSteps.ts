import type { PayNotice } from '../../services/repay/schema.ts';

const isOf = (name: string, channel: string) => {
  const [one, other] = [name.toLowerCase(), channel.toLowerCase()];
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one));
};

/** The backend's instructions for a channel, by its name; all of them when none match, or no channel is known. */
export const noticesFor = (notices: readonly PayNotice[], channel: string): readonly PayNotice[] => {
  const own = notices.flatMap(({ title, items }) => {
    const fitting = items.filter(({ name }) => isOf(name, channel));
    return fitting.length > 0 ? [{ title, items: fitting }] : [];
  });
  return own.length > 0 ? own : notices;
};

export const stepsFor = (notices: readonly PayNotice[], channel: string): string[] =>
  notices.flatMap(({ items }) =>
    items.filter(({ name }) => isOf(name, channel)).flatMap(({ steps }) => steps),
  );
