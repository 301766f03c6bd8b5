import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

/** A row of a card that is tapped as a whole. */
export function LineButton({
  icon = 'chevron',
  children,
  ...rest
}: ComponentProps<'button'> & { icon?: IconName }) {
  return (
    <button type="button" className="line-link" {...rest}>
      <span>{children}</span>
      <Icon name={icon} />
    </button>
  );
}
