const letters = 'abcdefghijklmnopqrstuvwxyz0123456789-._[:';

/** Patterns such as `la*` that match every host but those `inside`: the plugin blocks hosts by a list of patterns, and has no 'all but'. */
export const otherHosts = (inside: readonly string[]): string[] => {
  const starts = new Set(inside.flatMap((host) => [...host, ''].map((_, end) => host.slice(0, end))).concat(inside));
  return [...starts].flatMap((start) => [
    ...(start && !inside.includes(start) ? [start] : []),
    ...[...letters].filter((letter) => !starts.has(start + letter)).map((letter) => `${start}${letter}*`),
  ]);
};
