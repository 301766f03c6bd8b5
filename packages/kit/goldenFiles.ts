export interface GoldenFiles {
  paths: string;
  feature: string;
  /** Values too long for a path, in full, by their number. */
  data: string;
  recorded: string;
}

/**
 * Accepted behaviour of `order.model.ts`, in `accepted/` beside it: `order.paths.json`, long values in `order.data.json`, a readable
 * `order.feature`, recorded paths. In a file of its own, because the view's runner needs it in a browser.
 */
export const goldenFiles = (modelFile: string): GoldenFiles => {
  const accepted = (kind: string) => modelFile.replace(/([^/\\]+)\.model\.ts$/, `accepted/$1.${kind}`);
  return {
    paths: accepted('paths.json'),
    feature: accepted('feature'),
    data: accepted('data.json'),
    recorded: accepted('recorded.json'),
  };
};
