/** The first Node version that runs TypeScript directly and has everything that the command and the relay use. */
const least = { major: 22, minor: 18 };

/**
 * Returns why this Node cannot run `what`; undefined where it can, and in a browser. Plain JavaScript, so that an older Node can read it.
 *
 * @param {string} what
 * @returns {string | undefined}
 */
export const nodeProblem = (what) => {
  /** @type {{ process?: { versions: { node?: string } } }} */
  const { process } = globalThis;
  const node = process?.versions.node;
  if (node === undefined) return undefined;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  return major > least.major || (major === least.major && minor >= least.minor)
    ? undefined
    : `${what} needs Node ${least.major}.${least.minor} or newer; this is Node ${node}.`;
};
