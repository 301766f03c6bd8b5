import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface EmptyProps {
  title: string;
  hint?: string;
  /** The main action, usually one Button. */
  children?: ReactNode;
}

/** There is nothing to show, and that is no error. */
export const Empty = ({ title, hint, children }: EmptyProps) => (
  <div className="message">
    <Icon name="inbox" />
    <h2 className="message-title">{title}</h2>
    {hint && <p className="message-hint">{hint}</p>}
    {children}
  </div>
);
