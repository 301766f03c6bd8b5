import type { Model } from './model.ts';
import type { TestPath } from './paths.ts';
import { inWords, moveSentence, statesSentence } from './words.ts';

/** A checklist in Markdown: the paths for a person with a phone in hand. */
export const sheetText = (model: Model, paths: readonly TestPath[]): string =>
  [
    `# ${inWords(model.name)}: to be tried by hand`,
    '',
    'Tester: ____________  Device: ____________  Build: ____________  Date: ____________',
    ...paths.flatMap((path) => [
      '',
      `## ${path.id}`,
      '',
      `- [ ] ${moveSentence(model, { by: 'start', input: path.input })}: **${statesSentence(model, path.expect.states)}**`,
      ...path.steps.map(
        ({ move, expect }) =>
          `- [ ] ${moveSentence(model, move)}: **${statesSentence(model, expect.states)}**`,
      ),
    ]),
    '',
  ].join('\n');
