/** Something that a browser has, by whom and what: 'URL' and 'canParse'. What is global belongs to 'Window'. */
export interface Member {
  owner: string;
  name: string;
  /** Of the interface itself, not of what is made by it. */
  isStatic: boolean;
}

/** Runs in a page before everything else: takes out what a browser of the floor does not have. */
export const takeOut = (members: readonly Member[]): void => {
  // A picture or a text runs nothing that could miss them.
  if (document.contentType !== 'text/html') return;
  const globals = window as unknown as Record<string, { prototype?: object } | undefined>;
  for (const { owner, name, isStatic } of members) {
    const holder = owner === 'Window' ? window : globals[owner];
    if (holder === undefined) continue;
    // The language's own are not distinguished: `Promise.try` is of the interface, `Set.union` of what is made by it.
    const isOurs = !isStatic && 'prototype' in holder && holder.prototype;
    if (isOurs && Object.hasOwn(isOurs, name)) Reflect.deleteProperty(isOurs, name);
    else Reflect.deleteProperty(holder, name);
  }
};
