import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { underBase } from '../app/basePath.ts';

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  onOpen: () => void;
}

/** A link to another screen, with a real URL: it works in a new tab, copied, and without scripts. A plain tap is the screen's own event. */
export const ScreenLink = ({ href, onOpen, ...rest }: ScreenLinkProps) => (
  <Link
    {...rest}
    href={underBase(href)}
    onClick={(event) => {
      event.preventDefault();
      onOpen();
    }}
  />
);
