/** The first Node that runs TypeScript as it is, and has all that the command and the relay use. */
const least = [22, 18] as const;

/** Why this Node cannot run `what`, in a sentence; undefined where it can, and in a browser. */
export const nodeProblem = (what: string): string | undefined => {
  const { process } = globalThis as { process?: { versions: { node?: string } } };
  const { node } = process?.versions ?? {};
  if (node === undefined) return undefined;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  return major > least[0] || (major === least[0] && minor >= least[1])
    ? undefined
    : `${what} needs Node ${least.join('.')} or newer; this is Node ${node}.`;
};
