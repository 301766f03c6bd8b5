interface SentMessage {
  v: number;
  id: string;
  action?: string;
  event?: string;
  payload: unknown;
}

export interface FakeShell {
  window: Window;
  sent: SentMessage[];
  /** The shell's response to a message; undefined for none; may throw. */
  onRead: (message: SentMessage) => unknown;
  say(data: unknown): void;
}

export const origin = 'https://loan.example';

/** The parts of a window that the bridge uses; its own parent, unless `parts` overrides it. */
export const fakeWindow = (parts: object = {}): Window => {
  const window = Object.assign(new EventTarget(), { location: { origin } });
  // Edge: a fake replaces the platform's window.
  return Object.assign(window, { parent: window }, parts) as unknown as Window;
};

const createShell = (
  window: Window,
  say: (data: unknown) => void,
): FakeShell & { read(text: string): unknown } => {
  const shell = {
    window,
    say: (data: unknown) => {
      if (shell.sent.length > 0) say(data);
    },
    sent: [] as SentMessage[],
    onRead: (_message: SentMessage): unknown => undefined,
    read: (text: string) => {
      const message: SentMessage = JSON.parse(text);
      shell.sent.push(message);
      return shell.onRead(message);
    },
  };
  return shell;
};

const answering = (shell: ReturnType<typeof createShell>) => (text: string) => {
  const answer = shell.read(text);
  if (answer !== undefined) queueMicrotask(() => shell.say(JSON.stringify(answer)));
};

const ios = (): FakeShell => {
  const window = fakeWindow();
  const shell = createShell(window, (data) => window.loanShellReceive?.(data));
  const postMessage = (text: string) => {
    const answer = shell.read(text);
    return Promise.resolve(answer === undefined ? undefined : JSON.stringify(answer));
  };
  window.webkit = { messageHandlers: { loanShell: { postMessage } } };
  return shell;
};

const android = (): FakeShell => {
  const window = fakeWindow();
  const shell = createShell(window, (data) => window.loanShell?.onmessage?.({ data }));
  window.loanShell = { postMessage: answering(shell) };
  return shell;
};

const generic = (): FakeShell => {
  const window = fakeWindow();
  const shell = createShell(window, (data) => window.loanShellReceive?.(data));
  window.loanShellLegacy = { postMessage: answering(shell) };
  return shell;
};

const frame = (): FakeShell => {
  const parent = {
    location: { origin, pathname: '/simulator/' },
    postMessage: (text: string, target: string) => {
      if (target !== origin) throw new Error(`posted to ${target}`);
      return answer(text);
    },
  };
  const window = fakeWindow({ parent });
  const shell = createShell(window, (data) => sayFrom(window, { data, origin, source: parent }));
  const answer = answering(shell);
  return shell;
};

export const sayFrom = (window: Window, message: { data: unknown; origin: string; source: unknown }) =>
  window.dispatchEvent(Object.assign(new Event('message'), message));

export const shells = { ios, android, generic, frame };
