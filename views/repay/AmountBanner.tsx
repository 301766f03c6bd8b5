import type { ReactNode } from 'react';
import { sumStyle } from '../format/sumStyle.ts';

interface AmountBannerProps {
  label: string;
  /** Display text of the money. */
  amount: string;
  /** Under the amount, usually a date. */
  children?: ReactNode;
}

/** What is to be paid, large, on the theme's colour. */
export const AmountBanner = ({ label, amount, children }: AmountBannerProps) => (
  <section className="amount-banner rounded-card bg-hero text-on-hero">
    <h2 className="text-body font-medium">{label}</h2>
    <p className="sum font-strong whole" style={sumStyle(amount)}>
      {amount}
    </p>
    {children && <p className="mt-1">{children}</p>}
  </section>
);
