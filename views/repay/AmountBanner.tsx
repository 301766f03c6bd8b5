import type { ReactNode } from 'react';
import { sumStyle } from '../format/sumStyle.ts';

interface AmountBannerProps {
  label: string;
  /** Display text of the money. */
  amount: string;
  /** Below the amount, usually a date. */
  children?: ReactNode;
}

/** The amount due: the only large figure of its page. */
export const AmountBanner = ({ label, amount, children }: AmountBannerProps) => (
  <section className="amount-banner">
    <h2 className="text-body font-regular text-muted">{label}</h2>
    <p className="sum font-strong whole" style={sumStyle(amount)}>
      {amount}
    </p>
    {children && <p>{children}</p>}
  </section>
);
