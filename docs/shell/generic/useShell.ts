import { useEffect, useMemo, useRef } from 'react';
import { AppState, BackHandler } from 'react-native';
import { origin } from './links';
import { createLoanShell, type OpenNative, pageActions } from './loanShell';
import { otherApps } from './otherApps';

interface Host {
  openNative: OpenNative;
  close(): void;
  /** Runs a script in the page. */
  run(script: string): void;
  /** Back, when the page does not handle it. */
  goBack(): void;
}

/** One shell for the life of the screen, with the phone's back, pause and resume: a new one would not know that the page is ready. */
export const useShell = (host: Host, isSessionClosed: boolean) => {
  const latest = useRef(host);
  useEffect(() => void (latest.current = host));
  const shell = useMemo(() => {
    const pages = pageActions((...page) => latest.current.openNative(...page), () => latest.current.close());
    return createLoanShell(origin, (script) => latest.current.run(script), { ...pages, ...otherApps });
  }, []);

  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      void shell.back().then((handled) => handled || latest.current.goBack());
      return true;
    });
    const state = AppState.addEventListener('change', (now) => shell.setPaused(now !== 'active'));
    return () => [back, state].forEach((listener) => listener.remove());
  }, [shell]);
  useEffect(() => shell.setSessionClosed(isSessionClosed), [shell, isSessionClosed]);
  return shell;
};
