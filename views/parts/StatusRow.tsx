import type { CSSProperties } from 'react';
import { type StatusTone, statusTones } from '../../machines/orderDetails/tones.ts';
import { Icon } from './Icon.tsx';

/** Its colours by the names that the stylesheet knows them by. */
const colours = ({ surface, text }: (typeof statusTones)[StatusTone]) =>
  ({ '--status': surface, '--on-status': text }) as CSSProperties;

interface StatusRowProps {
  tone: StatusTone;
  /** Headline (h2). */
  title: string;
  /** Neutral around a mark in the colour. */
  isQuiet?: boolean | undefined;
}

/** A headline with the mark of its colour: an icon and a word say the same. */
export const StatusRow = ({ tone, title, isQuiet }: StatusRowProps) => (
  <div className={isQuiet ? 'status-row status-quiet' : 'status-row'} style={colours(statusTones[tone])}>
    <span className="status-icon">
      <Icon name={statusTones[tone].icon} />
    </span>
    <h2 className="status-title">{title}</h2>
  </div>
);
