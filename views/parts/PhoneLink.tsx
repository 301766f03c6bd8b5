import type { ComponentProps } from 'react';
import { dialLinkIn } from '../../machines/screen/calling.ts';
import { onPlainTap } from './plainTap.ts';

interface PhoneLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** A text with a number. */
  phone: string;
  onCall: () => void;
}

/** A link that dials; a plain tap asks the shell to. */
export const PhoneLink = ({ phone, onCall, children, ...rest }: PhoneLinkProps) => (
  <a {...rest} href={dialLinkIn(phone)} onClick={onPlainTap(onCall)}>
    {children}
  </a>
);
