import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface FoldProps {
  label: ReactNode;
  children: ReactNode;
}

/** A collapsed section: the browser's own disclosure, so that a search in the page finds its content. */
export const Fold = ({ label, children }: FoldProps) => (
  <details className="fold">
    <summary>
      <span>{label}</span>
      <Icon name="chevron" />
    </summary>
    {children}
  </details>
);
