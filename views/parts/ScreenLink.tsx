import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { RouteName } from '../../services/visit/flows.ts';
import { screenAddress } from '../../machines/screen/screenAddress.ts';
import { underBase } from '../app/basePath.ts';

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: RouteName;
  query?: Record<string, string>;
  onOpen: () => void;
}

/**
 * A link to another screen, with a real URL, to which the router adds the session: it works in a new tab, copied, and without scripts. A plain tap is
 * the screen's own event.
 */
export const ScreenLink = ({ to, query = {}, onOpen, ...rest }: ScreenLinkProps) => (
  <Link
    {...rest}
    href={underBase(screenAddress(to, query))}
    onClick={(event) => {
      event.preventDefault();
      onOpen();
    }}
  />
);
