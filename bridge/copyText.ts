import type { BridgeResult } from './contract.ts';

const done: BridgeResult = { ok: true };
const rejected: BridgeResult = { ok: false, reason: 'rejected' };

/** Copies a selection: for pages over plain http and WebViews without a clipboard API. */
const copySelected = (document: Document, text: string): BridgeResult => {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Nothing outside an open dialog can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied ? done : rejected;
};

const clipboardLimit = 1_000;

const withinTime = (copied: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, clipboardLimit);
    copied.then(resolve, reject);
  });

/** Copies in the page itself when the shell cannot: with the clipboard API, or else a selection. */
export async function copyText({ navigator, document }: Window, text: string): Promise<BridgeResult> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (!clipboard) return copySelected(document, text);
    // Some WebViews never settle: the selection copies as well.
    await withinTime(clipboard.writeText(text));
    return done;
  } catch {
    return copySelected(document, text);
  }
}
