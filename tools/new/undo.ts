import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function orUndone<Result>(places: Iterable<string>, act: () => Result): Result {
  const kept = mkdtempSync(join(tmpdir(), 'new-'));
  const all = [...new Set(places)];
  const there = all.filter((place) => existsSync(place));
  for (const place of there) cpSync(place, join(kept, place), { recursive: true });
  try {
    return act();
  } catch (error) {
    for (const place of all) rmSync(place, { recursive: true, force: true });
    for (const place of there) cpSync(join(kept, place), place, { recursive: true });
    throw error;
  } finally {
    rmSync(kept, { recursive: true });
  }
}
