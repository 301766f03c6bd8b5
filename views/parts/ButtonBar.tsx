import type { ReactNode } from 'react';

export const ButtonBar = ({ children }: { children: ReactNode }) => (
  <div className="button-bar">{children}</div>
);
