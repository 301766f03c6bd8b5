import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface FoldProps {
  /** What it holds, in a few words. */
  label: ReactNode;
  children: ReactNode;
}

/** Something that is a tap away: the browser's own disclosure, so that a search in the page finds what is in it. */
export const Fold = ({ label, children }: FoldProps) => (
  <details className="fold">
    <summary>
      <span>{label}</span>
      <Icon name="chevron" />
    </summary>
    {children}
  </details>
);
