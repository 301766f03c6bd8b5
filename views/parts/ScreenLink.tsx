import type { ComponentProps } from 'react';
import { underBase } from '../app/basePath.ts';
import { onPlainTap } from './plainTap.ts';

interface ScreenLinkProps extends ComponentProps<'a'> {
  /** The screen's path in the app. */
  href: string;
  /** A plain tap: the screen opens in this page. */
  onOpen: () => void;
}

/** A link to another screen. It is a real one: a new tab, a copied address and a page without script find it too. */
export const ScreenLink = ({ href, onOpen, children, ...rest }: ScreenLinkProps) => (
  <a {...rest} href={underBase(href)} onClick={onPlainTap(onOpen)}>
    {children}
  </a>
);
