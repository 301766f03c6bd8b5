import type { ReactNode } from 'react';
import { sumStyle } from '../format/sumStyle.ts';

interface AmountBannerProps {
  label: string;
  amount: string;
  children?: ReactNode;
}

/** The only large figure of its page. */
export const AmountBanner = ({ label, amount, children }: AmountBannerProps) => (
  <section className="@container card">
    <h2 className="text-body font-regular text-muted">{label}</h2>
    <p className="sum font-strong whole" style={sumStyle(amount)}>
      {amount}
    </p>
    {children && <p>{children}</p>}
  </section>
);
