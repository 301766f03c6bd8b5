import type { Model } from './model.ts';
import type { Move, Start } from './moves.ts';
import type { TestPath } from './paths.ts';
import { inWords, moveSentence, statesSentence } from './words.ts';

/** A checklist in Markdown: the paths for a person with a phone in hand. */
export const sheetText = (model: Model, paths: readonly TestPath[]): string =>
  [
    `# ${inWords(model.name)}: to be tried by hand`,
    '',
    'Tester: ____________  Device: ____________  Build: ____________  Date: ____________',
    ...paths.flatMap((path) => {
      const told = new Set<string>();
      const box = (move: Move | Start, states: readonly string[]) =>
        `- [ ] ${moveSentence(model, move)}: **${statesSentence(model, states, told)}**`;
      return [
        '',
        `## ${path.id}`,
        '',
        box({ by: 'start', input: path.input }, path.expect.states),
        ...path.steps.map(({ move, expect }) => box(move, expect.states)),
      ];
    }),
    '',
  ].join('\n');
