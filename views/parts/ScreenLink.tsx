import type { ComponentProps, MouseEvent } from 'react';

interface ScreenLinkProps extends ComponentProps<'a'> {
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
    href={href}
    onClick={(event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </a>
);
