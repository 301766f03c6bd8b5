/** The address that the backend gave, for an action. */
export const addressIn = ({ event }: { event: { output: string } }) => ({ link: event.output });

interface Opening<Input, Actions, Back extends string> {
  /** Which loan's agreement, and which of them. */
  input: Input;
  /** What is done with the address; one of them opens it. */
  opened: Actions;
  /** Where the screen goes on, whatever comes. */
  back: Back;
}

/** A state in which the backend is asked, by the actor `findAgreement`, for the address of an agreement. Its setup is extended by `requestKit`. */
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
