import type { CSSProperties, ReactNode } from 'react';
import type { StatusTone } from '../../machines/orderDetails/status.ts';
import { Icon, type IconName } from './Icon.tsx';

interface StatusPanelProps {
  /** Colour of the order's status (docs/product/orderDetails.md#states). */
  tone: StatusTone;
  /** Headline (h2). */
  title: string;
  /** Description under the headline. */
  children?: ReactNode;
}

/** Says the same as the colour, for whoever does not see it. */
const icons: Record<StatusTone, IconName> = { gold: 'clock', green: 'check', red: 'alert', amber: 'clock' };

/** Its colours by the names that the stylesheet knows them by: the token of a tone is called like it. */
const colours = (tone: StatusTone) =>
  ({ '--status': `var(--status-${tone})`, '--on-status': `var(--on-status-${tone})` }) as CSSProperties;

/** A headline on the exact colour of its status, with an icon and words. */
export const StatusPanel = ({ tone, title, children }: StatusPanelProps) => (
  <section className="status" style={colours(tone)}>
    <span className="status-icon">
      <Icon name={icons[tone]} />
    </span>
    <h2 className="status-title">{title}</h2>
    {children && <div className="status-body">{children}</div>}
  </section>
);
