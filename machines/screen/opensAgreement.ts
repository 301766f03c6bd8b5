interface Opening<Input, Actions, Back extends string> {
  input: Input;
  opened: Actions;
  back: Back;
}

/** A state that requests an agreement's URL with the actor `findAgreement`. Its setup is extended by `requestKit`. */
export const opensAgreement = <const Input, const Actions, const Back extends string>({
  input,
  opened,
  back,
}: Opening<Input, Actions, Back>) =>
  ({
    description: 'The backend is asked for the address of an agreement.',
    tags: 'busy',
    invoke: {
      id: 'findAgreement',
      src: 'findAgreement',
      input,
      onDone: { target: back, actions: opened },
      onError: { target: back, actions: 'toastFailure' },
    },
    on: { 'back.pressed': { target: back } },
    after: { requestLimit: { target: back, actions: 'toastFailure' } },
  }) as const;
