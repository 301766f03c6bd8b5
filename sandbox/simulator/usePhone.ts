import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ShellEvent } from '../../bridge/contract.ts';
import { copyText } from '../../bridge/copyText.ts';
import { leadsTo } from '../../bridge/leads.ts';
import type { Action } from '../../docs/shell/generic/loanShell.ts';
import { type NativeScreen, nativeScreenOf } from './native.ts';
import { connectShell } from './shell.ts';

export interface PhoneMessage {
  id: number;
  time: number;
  name: string;
  payload: Record<string, unknown>;
  direction: 'toShell' | 'toPage';
}

const heardSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    action: v.optional(v.string()),
    event: v.optional(v.string()),
    payload: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
);

const answers: Readonly<Record<string, Action>> = {
  copyText: ({ text }) => copyText(window, String(text)),
  share: () => ({ ok: true }),
  openExternal: () => ({ ok: true }),
};

/** The shell answers it. */
const { capabilities: _, ...performed } = leadsTo;

/** What the phone can do: `onScreen` shows a native screen. */
const actionsOf = (onScreen: (screen: NativeScreen) => void): Record<string, Action> =>
  Object.fromEntries(
    Object.keys(performed).map((name): [string, Action] => [
      name,
      (payload) => {
        const screen = nativeScreenOf(name, payload);
        if (screen) onScreen(screen);
        return answers[name]?.(payload);
      },
    ]),
  );

/** Goes back within the frame; returns false at its first history entry. */
const goBackInside = (frame: HTMLIFrameElement): boolean => {
  try {
    const navigation = frame.contentWindow?.navigation;
    if (!navigation?.canGoBack) return false;
    navigation.back();
  } catch {
    // The frame shows a site of another origin, so the entry before it is ours.
    window.history.back();
  }
  return true;
};

export function usePhone() {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const shell = useRef<ReturnType<typeof connectShell>>(undefined);
  const [native, setNative] = useState<NativeScreen>();
  const [heard, setHeard] = useState<PhoneMessage[]>([]);

  const note = useCallback(
    (name: string, payload: Record<string, unknown>, direction: PhoneMessage['direction']) =>
      setHeard((known) =>
        [{ id: (known[0]?.id ?? 0) + 1, time: Date.now(), name, payload, direction }, ...known].slice(0, 200),
      ),
    [],
  );

  useEffect(() => {
    const connected = connectShell(
      () => frame?.contentWindow,
      actionsOf((screen) => {
        setNative(screen);
        if (!screen.closed) connected.setPaused(true);
      }),
      (text) => {
        const { success, output } = v.safeParse(heardSchema, text);
        if (success) note(output.event ?? output.action ?? '', output.payload, 'toShell');
      },
    );
    shell.current = connected;
    return () => connected.close();
  }, [frame, note]);

  const emit = (event: Exclude<ShellEvent, 'back'>) => {
    note(event, {}, 'toPage');
    if (event === 'session.closed') shell.current?.setSessionClosed(true);
    else shell.current?.setPaused(event === 'pause');
  };

  const leaveNative = () => {
    setNative(undefined);
    emit('resume');
  };

  const pressBack = async () => {
    if (native?.closed) return;
    if (native) return leaveNative();
    note('back', {}, 'toPage');
    const handled = await shell.current?.back();
    if (!handled && frame && !goBackInside(frame)) setNative({ title: 'Home', details: {}, closed: true });
  };

  return {
    frame,
    setFrame,
    native,
    heard,
    emit,
    leaveNative,
    pressBack,
    showPage: () => setNative(undefined),
  };
}

export type Phone = ReturnType<typeof usePhone>;
