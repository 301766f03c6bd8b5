import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface FailureProps {
  title: string;
  hint?: ReactNode;
  /** The main action; without it, `children` has another one. */
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
  /** Further actions. */
  children?: ReactNode;
}

export const Failure = ({ title, hint, retryLabel, onRetry, busy, children }: FailureProps) => (
  <div className="message" role="alert">
    <Icon name="alert" />
    <h2 className="text-title">{title}</h2>
    {hint && <p className="message-hint">{hint}</p>}
    {onRetry && (
      <Button onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    )}
    {children}
  </div>
);
