import type { Row } from './log.ts';
import type { Run } from './runs.ts';
import { partsOf } from './values.ts';

interface Change {
  name: string;
  before: string;
  now: string;
}

export const changesOf = ({ frames, stateAt }: Run, { before, count, session = '' }: Row): Change[] => {
  const names = new Set(
    frames
      .slice(before, count)
      .flatMap((frame) =>
        'patch' in frame && frame.session === session
          ? [...Object.keys(frame.patch ?? {}), ...(frame.gone ?? [])]
          : [],
      ),
  );
  const [earlier, later] = [before, count].map((at) => stateAt(at).actors.get(session)?.context);
  return [...names].flatMap((name) => {
    const [was, is] = [new Map(partsOf(earlier?.[name], name)), new Map(partsOf(later?.[name], name))];
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((part) =>
      was.get(part) === is.get(part)
        ? []
        : [{ name: part, before: was.get(part) ?? '–', now: is.get(part) ?? '–' }],
    );
  });
};
