import type { Person } from './checks.ts';
import { button, make } from './dom.ts';

export function personAt(element: HTMLElement): Person {
  const show = <Answer>(
    task: string,
    controls: (answer: (value: Answer | undefined) => void) => HTMLElement[],
  ) =>
    new Promise<Answer | undefined>((resolve) => {
      const answer = (value: Answer | undefined) => {
        element.replaceChildren();
        resolve(value);
      };
      element.replaceChildren(
        make('p', task),
        ...controls(answer),
        button('Skip', () => answer(undefined)),
      );
    });
  return {
    ask: (question) =>
      show<boolean>(question, (answer) => [
        button('Yes', () => answer(true)),
        button('No', () => answer(false)),
      ]),
    does: (task, result) =>
      show(task, (answer) => {
        void result.then(answer);
        return [];
      }),
    pastes: (task) =>
      show<string>(task, (answer) => {
        const field = make('input');
        field.setAttribute('aria-label', task);
        return [field, button('Done', () => answer(field.value))];
      }),
  };
}
