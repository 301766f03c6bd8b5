import type { CSSProperties } from 'react';
import { type StatusTone, statusTones } from './tones.ts';
import { Glued } from './Glued.tsx';
import { Icon, type IconName } from './Icon.tsx';

const colours = ({ surface, text }: (typeof statusTones)[StatusTone]) =>
  ({ '--status': surface, '--on-status': text }) as CSSProperties;

interface StatusRowProps {
  tone: StatusTone;
  title: string;
  /** In place of the tone's. */
  icon?: IconName | undefined;
  /** Neutral around a coloured mark. */
  isQuiet?: boolean | undefined;
}

export const StatusRow = ({ tone, title, icon = statusTones[tone].icon, isQuiet }: StatusRowProps) => (
  <div className={isQuiet ? 'status-row status-quiet' : 'status-row'} style={colours(statusTones[tone])}>
    <span className="status-icon">
      <Icon name={icon} />
    </span>
    <h2 className="text-body">
      <Glued>{title}</Glued>
    </h2>
  </div>
);
