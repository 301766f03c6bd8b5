import type { BridgeResult } from './contract.ts';

const done: BridgeResult = { ok: true };
const rejected: BridgeResult = { ok: false, reason: 'rejected' };

/** Copies by way of a selection: for pages over plain http and WebViews without a clipboard. */
const copySelected = (document: Document, text: string): BridgeResult => {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Inside an open dialog nothing outside of it can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied ? done : rejected;
};

/** Copies in the page itself, for a shell that cannot: the clipboard, else a selection. */
export const copyText = async ({ navigator, document }: Window, text: string): Promise<BridgeResult> => {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (!clipboard) return copySelected(document, text);
    await clipboard.writeText(text);
    return done;
  } catch {
    return copySelected(document, text);
  }
};
