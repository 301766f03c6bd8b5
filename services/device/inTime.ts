/** Resolves or rejects as `working` does, or rejects with `late` after `limit` milliseconds. */
export async function inTime<Result>(working: Promise<Result>, limit: number, late: Error): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), limit);
  });
  return Promise.race([working, end]).finally(() => clearTimeout(timer));
}
