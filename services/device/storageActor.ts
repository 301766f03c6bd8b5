import { fromCallback } from 'xstate';
import { saveInEntry } from './entry.ts';
import { removeStored, store } from './storage.ts';
import { screenTexts, type StorageRequest } from './stored.ts';

function perform(request: StorageRequest): void {
  if (request.type === 'entry.changed') return saveInEntry(request.values);
  const { key, text } = request;
  if (text === undefined) removeStored(screenTexts[key], key as never);
  else store(screenTexts[key], key as never, text);
}

/** Stores what screens send to their root. Blocked or full storage keeps what it had. */
export const storageActor = fromCallback<StorageRequest>(({ receive }) => receive(perform));
