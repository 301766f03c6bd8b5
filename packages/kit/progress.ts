interface Stream {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  say(doing: string): void;
  clear(): void;
}

/** Longest silence without a terminal, as in a CI log: a line is written after this many milliseconds. */
const longestSilence = 10_000;

/** On a terminal, overwrites one line; elsewhere prints a line now and then. @param now monotonic milliseconds. */
export const createProgress = (stream: Stream, now: () => number): Progress => {
  let told = now();
  let isShown = false;
  return {
    say: (doing) => {
      if (stream.isTTY) {
        stream.write(`\r\u001B[2K${doing} …`);
        isShown = true;
      } else if (now() - told >= longestSilence) {
        stream.write(`${doing} …\n`);
        told = now();
      }
    },
    clear: () => {
      if (isShown) stream.write('\r\u001B[2K');
      isShown = false;
      told = now();
    },
  };
};
