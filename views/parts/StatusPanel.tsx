import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface StatusPanelProps {
  /** Colour of the order's status (docs/product/orderDetails.md#states). */
  tone: 'gold' | 'green' | 'red' | 'amber';
  /** Says the same as the colour, for whoever does not see it. */
  icon: IconName;
  /** Headline (h2). */
  title: string;
  /** Description under the headline. */
  children?: ReactNode;
}

/** A headline on the exact colour of its status, with an icon and words. */
export const StatusPanel = ({ tone, icon, title, children }: StatusPanelProps) => (
  <section className={`status status-${tone}`}>
    <span className="status-icon">
      <Icon name={icon} />
    </span>
    <h2 className="status-title">{title}</h2>
    {children && <div className="status-body">{children}</div>}
  </section>
);
