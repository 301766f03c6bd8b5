/** Something that a browser has, by whom and what: 'URL' and 'canParse'. What is global belongs to 'Window'. */
export interface Member {
  owner: string;
  name: string;
}

/** Runs in a page before everything else: takes out what a browser of the floor does not have. */
export const takeOut = (members: readonly Member[]): void => {
  const globals = window as unknown as Record<string, { prototype?: object } | undefined>;
  for (const { owner, name } of members) {
    const holder = owner === 'Window' ? globals : globals[owner];
    for (const object of [holder, holder?.prototype]) if (object) Reflect.deleteProperty(object, name);
  }
};
