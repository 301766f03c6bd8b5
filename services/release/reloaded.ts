/** Names no person: the release that this tab was last reloaded for. */
const key = 'reloadedFor';

/** Whether this tab was reloaded for the release before, so that once is enough; true where nothing can be remembered. */
export const wasReloadedFor = (release: string): boolean => {
  try {
    return sessionStorage.getItem(key) === release;
  } catch {
    return true;
  }
};

/** Remembers that the tab is being reloaded for the release. */
export const rememberReload = (release: string): void => {
  try {
    sessionStorage.setItem(key, release);
  } catch {
    // Where nothing can be remembered nothing is reloaded either.
  }
};
