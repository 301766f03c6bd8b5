import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import { ScreenLink } from './ScreenLink.tsx';

/** A row of a card that opens another screen. */
export const LineLink = ({ children, ...rest }: ComponentProps<typeof ScreenLink>) => (
  <ScreenLink className="line-link" {...rest}>
    <span>{children}</span>
    <Icon name="chevron" />
  </ScreenLink>
);
