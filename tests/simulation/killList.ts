import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntentKind } from '../../services/pendingRequests/intent.ts';
import { kinds } from './kills.ts';
import { type Moment, moments } from './steps.ts';

export interface Kill {
  kind: IntentKind;
  at: Moment;
}

const head = `# Kills

How often the sessions of \`npm test\` end a page around a request of each kind: ${moments.join(', ')}.
\`npm test\` writes this list and fails if one is missing. \`npm run kill\` does the same to the built app, with real SIGKILLs.

`;

/** Writes the list, and returns the kinds that were not killed at some moment. */
export const writeKills = (killed: readonly Kill[]): string[] => {
  const counts = kinds.map((kind) => ({
    kind,
    kills: moments.map((at) => killed.filter((kill) => kill.kind === kind && kill.at === at).length),
  }));
  const rows = counts.map(({ kind, kills }) => `- **${kind}**: ${kills.join(', ')}\n`);
  writeFileSync(join(import.meta.dirname, 'kills.md'), head + rows.join(''));
  return counts.flatMap(({ kind, kills }) => (kills.includes(0) ? [kind] : []));
};
