import type { ReactNode } from 'react';

/** Buttons below each other, as wide as their column, the primary one first. */
export const ButtonBar = ({ children }: { children: ReactNode }) => (
  <div className="button-bar">{children}</div>
);
