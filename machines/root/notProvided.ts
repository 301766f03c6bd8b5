/** What stands for an actor that the page's entry has to provide: it throws when a root is started without its `name`. */
export const notProvided = (name: string) => (): never => {
  throw new Error(`The root must be given its '${name}'`);
};
