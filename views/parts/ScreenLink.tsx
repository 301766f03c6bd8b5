import type { ComponentProps } from 'react';
import { underBase } from '../app/basePath.ts';
import { onPlainTap } from './plainTap.ts';

interface ScreenLinkProps extends ComponentProps<'a'> {
  href: string;
  onOpen: () => void;
}

/** A link to another screen, with a real URL: it works in a new tab, copied, and without scripts. */
export const ScreenLink = ({ href, onOpen, children, ...rest }: ScreenLinkProps) => (
  <a {...rest} href={underBase(href)} onClick={onPlainTap(onOpen)}>
    {children}
  </a>
);
