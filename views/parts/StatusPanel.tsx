import type { CSSProperties, ReactNode } from 'react';
import { type StatusTone, statusTones } from '../../machines/orderDetails/tones.ts';
import { Icon } from './Icon.tsx';

interface StatusPanelProps {
  /** Colour of the order's status (docs/product/orderDetails.md#states). */
  tone: StatusTone;
  /** Headline (h2). */
  title: string;
  /** Description under the headline. */
  children?: ReactNode;
}

/** Its colours by the names that the stylesheet knows them by. */
const colours = ({ surface, text }: (typeof statusTones)[StatusTone]) =>
  ({ '--status': surface, '--on-status': text }) as CSSProperties;

/** A headline on the exact colour of its status, with an icon and words. */
export const StatusPanel = ({ tone, title, children }: StatusPanelProps) => (
  <section className="status" style={colours(statusTones[tone])}>
    <span className="status-icon">
      <Icon name={statusTones[tone].icon} />
    </span>
    <h2 className="status-title">{title}</h2>
    {children && <div className="status-body">{children}</div>}
  </section>
);
