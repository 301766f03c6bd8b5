import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface EmptyProps {
  title: string;
  hint?: string;
  children?: ReactNode;
}

export const Empty = ({ title, hint, children }: EmptyProps) => (
  <div className="message">
    <Icon name="inbox" />
    <h2 className="text-title">{title}</h2>
    {hint && <p className="message-hint">{hint}</p>}
    {children}
  </div>
);
