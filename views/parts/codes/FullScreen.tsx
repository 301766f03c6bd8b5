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
  <Sheet className="code-full" {...sheet}>
    <div className="my-auto grid place-items-center gap-3 text-center">{children}</div>
  </Sheet>
);
