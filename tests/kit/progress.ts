/** Where progress is told. */
interface Stream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Tells people who wait that something goes on. */
export interface Progress {
  say(doing: string): void;
  /** What was told is over: a line of another kind may follow. */
  clear(): void;
}

/** Off a terminal a line stays, as in the log of a CI: one is written when this many milliseconds were silent. */
const longestSilence = 10_000;

/** On a terminal one line that is written over; elsewhere a line now and then. @param now milliseconds that go on. */
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
