import { inTime } from '../device/inTime.ts';
import { databaseName } from './request.ts';
import { isSame, parseRequests, type Step } from './stored.ts';

const requestStore = 'intents';
const secretStore = 'secrets';

/** Milliseconds for opening the database, reading it and storing a change: a page that died can leave WebKit's locked for 2 s. */
const answerLimit = 4_000;
/** The same for a store that did not answer, until it does again. */
const silentLimit = 300;

/** The database may have requests that nobody has read: it did not answer in time, or belongs to a newer release. */
export class UnreadDatabase extends Error {}

/** The phone's database of pending requests. Every method rejects when it is blocked, damaged or another program's, and with an UnreadDatabase when it may have requests that nobody has read. */
export interface Database {
  /** Changes all requests in one readwrite transaction, and resolves when the change is on disk. */
  change<Answer>(step: Step<Answer>): Promise<Answer>;
  /** Returns the secret of this name, or stores `made`. */
  secret(name: string, made: CryptoKey): Promise<CryptoKey>;
}

const openDatabase = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(requestStore, { keyPath: 'key' });
    request.result.createObjectStore(secretStore);
  });
  await new Promise((resolve, reject) => {
    request.addEventListener('success', resolve);
    request.addEventListener('error', () =>
      reject(
        request.error?.name === 'VersionError'
          ? new UnreadDatabase('A newer release has used the database')
          : (request.error ?? new Error('The database does not open')),
      ),
    );
  });
  const { result } = request;
  if ([requestStore, secretStore].every((name) => result.objectStoreNames.contains(name))) return result;
  result.close();
  throw new Error('The database is not ours');
};

/** Resolves with the answer of `act` to what `read` found, when what it changed is on disk. */
const done = <Found, Answer>(
  transaction: IDBTransaction,
  read: (store: IDBObjectStore) => IDBRequest<Found>,
  act: (found: Found, store: IDBObjectStore) => Answer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const store = transaction.objectStore(transaction.objectStoreNames[0] ?? '');
    const reading = read(store);
    let failure: unknown;
    reading.addEventListener('success', () => {
      try {
        const answer = act(reading.result, store);
        transaction.addEventListener('complete', () => resolve(answer));
        transaction.commit();
      } catch (error) {
        failure = error;
        transaction.abort();
      }
    });
    transaction.addEventListener('abort', () =>
      reject(failure ?? transaction.error ?? new Error('Not kept')),
    );
  });

/** Opens the database on first use, and again after the browser closed it. `report` receives each failure, for the operator. */
export function createDatabase(report: (error: unknown) => void = () => undefined): Database {
  let opening: Promise<IDBDatabase> | undefined;
  const silent = new Set<string>();
  const forget = () => {
    opening?.then((database) => database.close()).catch(() => undefined);
    opening = undefined;
  };
  const open = (): Promise<IDBDatabase> => {
    opening ??= openDatabase().then((database) => {
      database.addEventListener('versionchange', forget);
      database.addEventListener('close', forget);
      return database;
    });
    return opening;
  };
  const begin = async (store: string): Promise<IDBTransaction> => {
    const database = await open();
    try {
      return database.transaction(store, 'readwrite', { durability: 'strict' });
    } catch {
      // Some browsers close it silently while a page sleeps.
      forget();
      return (await open()).transaction(store, 'readwrite', { durability: 'strict' });
    }
  };
  /** As `done`. After the limit nothing is changed any more, unless the change is being written. */
  const transact = async <Found, Answer>(
    store: string,
    read: (store: IDBObjectStore) => IDBRequest<Found>,
    act: (found: Found, store: IDBObjectStore) => Answer,
  ): Promise<Answer> => {
    const late = new UnreadDatabase('The database does not answer');
    let isLate = false;
    const inStore = async () =>
      done(await begin(store), read, (...found) => {
        if (isLate) throw late;
        return act(...found);
      });
    try {
      const answer = await inTime(inStore(), silent.has(store) ? silentLimit : answerLimit, late);
      silent.delete(store);
      return answer;
    } catch (error) {
      isLate = error === late;
      if (isLate) silent.add(store);
      // A failed opening is not reused either.
      forget();
      report(error);
      throw error;
    }
  };
  return {
    change: (step) =>
      transact(
        requestStore,
        (store) => store.getAll(),
        (found, store) => {
          const before = parseRequests(found);
          const { requests, answer } = step(before);
          if (!isSame(requests, before)) for (const request of requests) store.put(request);
          for (const { key } of before)
            if (requests.every((request) => request.key !== key)) store.delete(key);
          return answer;
        },
      ),
    secret: (name, made) =>
      transact(
        secretStore,
        (store): IDBRequest<unknown> => store.get(name),
        (found, store) => {
          if (found instanceof CryptoKey) return found;
          // Throws when the store has other keys, so that it is not ours.
          store.put(made, name);
          return made;
        },
      ),
  };
}
