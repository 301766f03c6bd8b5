export interface Member {
  owner: string;
  name: string;
  isStatic: boolean;
}

/** Runs in a page first: removes members that baseline browsers lack. */
export const takeOut = (members: readonly Member[]): void => {
  // An image or a text runs no script that could miss them.
  if (document.contentType !== 'text/html') return;
  const globals = window as unknown as Record<string, { prototype?: object } | undefined>;
  for (const { owner, name, isStatic } of members) {
    const holder = owner === 'Window' ? window : globals[owner];
    if (holder === undefined) continue;
    // Static members are not marked for the language: `Promise.try` is static, `Set.union` is not.
    const isOurs = !isStatic && 'prototype' in holder && holder.prototype;
    if (isOurs && Object.hasOwn(isOurs, name)) Reflect.deleteProperty(isOurs, name);
    else Reflect.deleteProperty(holder, name);
  }
};
