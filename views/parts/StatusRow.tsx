import type { CSSProperties } from 'react';
import { type StatusTone, statusTones } from '../../machines/orderDetails/tones.ts';
import { Icon } from './Icon.tsx';

/** Its colours by the stylesheet's names. */
const colours = ({ surface, text }: (typeof statusTones)[StatusTone]) =>
  ({ '--status': surface, '--on-status': text }) as CSSProperties;

interface StatusRowProps {
  tone: StatusTone;
  /** Headline (h2). */
  title: string;
  /** Neutral around a coloured mark. */
  isQuiet?: boolean | undefined;
}

/** A headline with a coloured mark: an icon and a word have the same meaning. */
export const StatusRow = ({ tone, title, isQuiet }: StatusRowProps) => (
  <div className={isQuiet ? 'status-row status-quiet' : 'status-row'} style={colours(statusTones[tone])}>
    <span className="status-icon">
      <Icon name={statusTones[tone].icon} />
    </span>
    <h2 className="status-title">{title}</h2>
  </div>
);
