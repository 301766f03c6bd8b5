import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShellEvent } from '../../bridge/contract.ts';
import { copyText } from '../../bridge/copyText.ts';
import { knownActions, type NativeScreen, nativeScreenOf } from './native.ts';
import { connectShell, type Shell, type ShellCall } from './shell.ts';

export interface PhoneMessage {
  id: number;
  time: number;
  name: string;
  payload: Record<string, unknown>;
  direction: 'toShell' | 'toPage';
}

const answerOf = ({ action, payload }: ShellCall) => {
  switch (action) {
    case 'capabilities':
      return Promise.resolve({ ok: true as const, result: { actions: knownActions } });
    case 'copyText':
      return copyText(window, String(payload['text']));
    case 'share':
    case 'openExternal':
      return Promise.resolve({ ok: true as const });
    default:
      return knownActions.includes(action)
        ? undefined
        : Promise.resolve({ ok: false as const, reason: 'unsupported' as const });
  }
};

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
  const shell = useRef<Shell>(undefined);
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
      (call) => {
        note(call.action, call.payload, 'toShell');
        const screen = nativeScreenOf(call.action, call.payload);
        if (screen) {
          setNative(screen);
          if (!screen.closed) connected.emit('pause');
        }
        return answerOf(call);
      },
      () => note('ready', {}, 'toShell'),
    );
    shell.current = connected;
    return () => connected.close();
  }, [frame, note]);

  const emit = (event: ShellEvent) => {
    note(event, {}, 'toPage');
    shell.current?.emit(event);
  };

  const leaveNative = () => {
    setNative(undefined);
    emit('resume');
  };

  const pressBack = async () => {
    if (native?.closed) return;
    if (native) return leaveNative();
    note('back', {}, 'toPage');
    const handled = await shell.current?.pressBack();
    note('back.handled', { handled }, 'toShell');
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
