import type { ReactNode } from 'react';
import type { StatusTone } from '../../machines/orderDetails/tones.ts';
import { StatusRow } from './StatusRow.tsx';

interface StatusPanelProps {
  tone: StatusTone;
  title: string;
  /** A neutral row around a mark in the colour instead of a row in it. */
  isQuiet?: boolean | undefined;
  children?: ReactNode;
}

/** A headline in one row of its status's exact colour, with an icon and a word, and plain text below. */
export const StatusPanel = ({ tone, title, isQuiet, children }: StatusPanelProps) => (
  <section className="status">
    <StatusRow tone={tone} title={title} isQuiet={isQuiet} />
    {children && <div>{children}</div>}
  </section>
);
