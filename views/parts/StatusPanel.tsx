import type { CSSProperties, ReactNode } from 'react';
import { type StatusTone, statusTones } from '../../machines/orderDetails/tones.ts';
import { Icon } from './Icon.tsx';

interface StatusPanelProps {
  /** Colour of the order's status (docs/product/orderDetails.md#states). */
  tone: StatusTone;
  /** Headline (h2). */
  title: string;
  /** A neutral row with a mark in the colour instead of a row in it. */
  isQuiet?: boolean | undefined;
  /** Plain text under the headline. */
  children?: ReactNode;
}

/** Its colours by the names that the stylesheet knows them by. */
const colours = ({ surface, text }: (typeof statusTones)[StatusTone]) =>
  ({ '--status': surface, '--on-status': text }) as CSSProperties;

/** A headline in one row of its status's exact colour, with an icon and a word; what there is to say about it is plain text below. */
export const StatusPanel = ({ tone, title, isQuiet, children }: StatusPanelProps) => (
  <section className={isQuiet ? 'status status-quiet' : 'status'} style={colours(statusTones[tone])}>
    <span className="status-icon">
      <Icon name={statusTones[tone].icon} />
    </span>
    <h2 className="status-title">{title}</h2>
    {children && <div className="status-body">{children}</div>}
  </section>
);
