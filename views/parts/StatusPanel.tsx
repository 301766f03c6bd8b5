import type { ReactNode } from 'react';
import type { StatusTone } from './tones.ts';
import { StatusRow } from './StatusRow.tsx';

interface StatusPanelProps {
  tone: StatusTone;
  title: string;
  children?: ReactNode;
}

/** A headline in one row of its status's exact colour, with an icon and a word, and plain text below. */
export const StatusPanel = ({ tone, title, children }: StatusPanelProps) => (
  <section className="status">
    <StatusRow tone={tone} title={title} />
    {children && <div>{children}</div>}
  </section>
);
