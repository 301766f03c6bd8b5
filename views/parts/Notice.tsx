import type { ReactNode } from 'react';
import type { StatusTone } from '../../machines/orderDetails/tones.ts';
import { StatusRow } from './StatusRow.tsx';

interface NoticeProps {
  tone: StatusTone;
  title: string;
  children?: ReactNode;
}

/** A result on a neutral card: only the icon is coloured. */
export const Notice = ({ tone, title, children }: NoticeProps) => (
  <section className="card notice">
    <StatusRow tone={tone} title={title} isQuiet />
    {children && <div className="notice-body">{children}</div>}
  </section>
);
