import type { ReactNode } from 'react';

/** A strip at the top of the app. Keep it mounted: screen readers announce changes. */
export const OfflineNotice = ({ children }: { children?: ReactNode }) => (
  <output className="offline">{children}</output>
);
