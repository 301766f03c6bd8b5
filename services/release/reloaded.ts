import { store } from '../device/storage.ts';

/** The release for which this tab was last reloaded; it names no person. */
const key = 'reloadedFor';

/** Whether this tab was already reloaded for the release; true without storage. */
export function wasReloadedFor(release: string): boolean {
  try {
    return sessionStorage.getItem(key) === release;
  } catch {
    return true;
  }
}

export function rememberReload(release: string): void {
  store('sessionStorage', key, release);
}
