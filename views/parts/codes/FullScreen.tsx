import type { ReactNode } from 'react';
import { Sheet } from '../Sheet.tsx';

interface FullScreenProps {
  title: string;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
}

/** A code alone on a white screen, to be scanned. */
export const FullScreen = ({ children, ...sheet }: FullScreenProps) => (
  <Sheet open className="code-full" {...sheet}>
    <div className="code-full-body">{children}</div>
  </Sheet>
);
