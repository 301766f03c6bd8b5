import type { ComponentProps, MouseEvent } from 'react';
import { underBase } from '../app/basePath.ts';

interface ScreenLinkProps extends ComponentProps<'a'> {
  /** The screen's path in the app. */
  href: string;
  /** A plain tap: the screen opens in this page. */
  onOpen: () => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to another screen. It is a real one: a new tab, a copied address and a page without script find it too. */
export const ScreenLink = ({ href, onOpen, children, ...rest }: ScreenLinkProps) => (
  <a
    {...rest}
    href={underBase(href)}
    onClick={(event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </a>
);
