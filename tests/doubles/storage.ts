export const memoryStorage = () => {
  const kept = new Map<string, string>();
  let fault: 'none' | 'closed' | 'full' = 'none';
  const guard = (...faults: string[]) => {
    if (faults.includes(fault)) throw new DOMException(`storage is ${fault}`, 'QuotaExceededError');
  };
  return {
    getItem: (key: string) => {
      guard('closed');
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      guard('closed', 'full');
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      guard('closed');
      kept.delete(key);
    },
    breaks: (next: typeof fault) => {
      fault = next;
    },
    kept,
  };
};
