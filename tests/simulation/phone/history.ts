/** A history entry of a tab. `document` is the page load that made it: going to another one loads a page. */
export interface Entry {
  url: string;
  state: unknown;
  document: number;
}

interface Listener {
  edge(): boolean;
  /** Traverses by this many entries, asynchronously like a browser. */
  traverse(by: number): void;
  /** The page itself changed the address or state of the current entry. */
  changed(how: 'pushState' | 'replaceState'): void;
}

/** The browser's history, as a page sees it: calls through the prototype notify nobody, like in a real browser. */
export class PhoneHistory {
  listener: Listener | undefined;
  entries: Entry[];
  index = 0;

  constructor(url: string) {
    this.entries = [{ url, state: null, document: 0 }];
  }

  get entry(): Entry {
    const entry = this.entries[this.index];
    if (!entry) throw new Error('A tab is always somewhere');
    return entry;
  }

  get state(): unknown {
    return this.entry.state;
  }

  get length(): number {
    return this.entries.length;
  }

  pushState(state: unknown, _title: string, url?: string): void {
    if (this.listener?.edge() === false) return;
    const entry = { ...this.entry, state: structuredClone(state), url: this.resolve(url) };
    this.entries = [...this.entries.slice(0, this.index + 1), entry];
    this.index += 1;
  }

  replaceState(state: unknown, _title: string, url?: string): void {
    if (this.listener?.edge() === false) return;
    this.entries[this.index] = { ...this.entry, state: structuredClone(state), url: this.resolve(url) };
  }

  leaveFor(url: string, replace: boolean): void {
    const entry = { url, state: null, document: Number.NaN };
    const kept = this.entries.slice(0, this.index + (replace ? 0 : 1));
    this.entries = [...kept, entry];
    this.index = kept.length;
  }

  back(): void {
    this.go(-1);
  }

  forward(): void {
    this.go(1);
  }

  go(by: number): void {
    this.listener?.traverse(by);
  }

  private resolve(url: string | undefined): string {
    return url === undefined ? this.entry.url : new URL(url, this.entry.url).href;
  }
}

/** The history as the page's own code uses it: the router notifies all listeners. */
export const heardHistory = (history: PhoneHistory): PhoneHistory =>
  new Proxy(history, {
    get: (target, name) => {
      if (name === 'pushState' || name === 'replaceState')
        return (state: unknown, title: string, url?: string) => {
          target[name](state, title, url);
          target.listener?.changed(name);
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    getPrototypeOf: () => PhoneHistory.prototype,
  });
