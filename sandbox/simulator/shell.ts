import { type Action, createShell } from '../../docs/shell/generic/loanShell.ts';

/** The documented shell around a frame of our own origin. `onHeard` gets each text of the page. */
export function connectShell(
  frame: () => Window | null | undefined,
  actions: Readonly<Record<string, Action>>,
  onHeard: (text: unknown) => void,
) {
  const { origin } = window.location;
  const shell = createShell(origin, (text) => frame()?.postMessage(text, origin), actions);
  const hear = ({ origin: sender, source, data }: MessageEvent) => {
    if (sender !== origin || !source || source !== frame()) return;
    onHeard(data);
    shell.hear(data, sender);
  };
  window.addEventListener('message', hear);
  return { ...shell, close: () => window.removeEventListener('message', hear) };
}
