/** A placeholder for an actor that the page's entry provides. Throws, naming `name`, when a root starts without it. */
export const notProvided = (name: string) => (): never => {
  throw new Error(`The root must be given its '${name}'`);
};
