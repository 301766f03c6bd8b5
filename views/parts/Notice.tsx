import type { ReactNode } from 'react';
import type { StatusTone } from './tones.ts';
import type { IconName } from './Icon.tsx';
import { StatusRow } from './StatusRow.tsx';

interface NoticeProps {
  tone: StatusTone;
  title: string;
  /** In place of the tone's. */
  icon?: IconName;
  children?: ReactNode;
}

/** A result on a neutral card: only the icon is coloured. */
export const Notice = ({ tone, title, icon, children }: NoticeProps) => (
  <section className="card notice">
    <StatusRow tone={tone} title={title} icon={icon} isQuiet />
    {children && <div className="mt-2">{children}</div>}
  </section>
);
