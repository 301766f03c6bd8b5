import type { Change } from './claim.ts';
import type { Intent } from './intent.ts';
import { databaseName } from './places.ts';
import { parseIntents } from './stored.ts';

const intentStore = 'intents';
const secretStore = 'secrets';

const openingLimit = 2_000;

/** The phone's database of pending requests. Every method rejects when it is blocked, damaged or another program's. */
export interface Database {
  /** Changes all requests in one readwrite transaction, and resolves when the change is on disk. */
  change<Answer>(step: (intents: readonly Intent[]) => Change<Answer>): Promise<Answer>;
  /** Returns the secret of this name, or stores `made`. */
  secret(name: string, made: CryptoKey): Promise<CryptoKey>;
}

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not open')), openingLimit);
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(intentStore, { keyPath: 'key' });
      request.result.createObjectStore(secretStore);
    });
    request.addEventListener('blocked', () => reject(new Error('The database is blocked')));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database does not open')));
    request.addEventListener('success', () => {
      clearTimeout(timer);
      const { result } = request;
      if ([intentStore, secretStore].every((name) => result.objectStoreNames.contains(name))) resolve(result);
      else {
        result.close();
        reject(new Error('The database is not ours'));
      }
    });
  });

/** Resolves with the result of `act` when the transaction is on disk. */
const done = <Answer>(transaction: IDBTransaction, answer: () => Answer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(answer()));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not kept')));
  });

/** Opens the database on first use, and again after the browser closed it. */
export const createDatabase = (): Database => {
  let opening: Promise<IDBDatabase> | undefined;
  const open = async () => {
    opening ??= opened().then((database) => {
      const forget = () => {
        opening = undefined;
        database.close();
      };
      database.addEventListener('versionchange', forget);
      database.addEventListener('close', forget);
      return database;
    });
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  const begin = async (store: string): Promise<IDBTransaction> => {
    const database = await open();
    try {
      return database.transaction(store, 'readwrite', { durability: 'strict' });
    } catch {
      // Some browsers close it silently while a page sleeps.
      opening = undefined;
      return (await open()).transaction(store, 'readwrite', { durability: 'strict' });
    }
  };
  return {
    change: async (step) => {
      const transaction = await begin(intentStore);
      const store = transaction.objectStore(intentStore);
      const reading = store.getAll();
      let answer: ReturnType<typeof step>['answer'] | undefined;
      let failure: unknown;
      reading.addEventListener('success', () => {
        try {
          const before = parseIntents(reading.result);
          const change = step(before);
          answer = change.answer;
          for (const intent of change.intents) if (!before.includes(intent)) store.put(intent);
          for (const { key } of before)
            if (change.intents.every((intent) => intent.key !== key)) store.delete(key);
          transaction.commit();
        } catch (error) {
          failure = error;
          transaction.abort();
        }
      });
      try {
        return await done(transaction, () => answer as ReturnType<typeof step>['answer']);
      } catch (error) {
        throw failure ?? error;
      }
    },
    secret: async (name, made) => {
      const transaction = await begin(secretStore);
      const store = transaction.objectStore(secretStore);
      const reading: IDBRequest<unknown> = store.get(name);
      let secret = made;
      let failure: unknown;
      reading.addEventListener('success', () => {
        try {
          if (reading.result instanceof CryptoKey) secret = reading.result;
          else store.put(made, name);
        } catch (error) {
          // The store has other keys, so it is not ours.
          failure = error;
          transaction.abort();
        }
      });
      try {
        return await done(transaction, () => secret);
      } catch (error) {
        throw failure ?? error;
      }
    },
  };
};
