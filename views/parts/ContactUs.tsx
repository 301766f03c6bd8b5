import type { ComponentProps } from 'react';
import { t } from '../wording/wording.ts';
import { ScreenLink } from './ScreenLink.tsx';

interface ContactUsProps extends Omit<ComponentProps<typeof ScreenLink>, 'to' | 'onOpen'> {
  actor: { send: (event: { type: 'help.chosen' }) => void };
  kind?: 'primary' | 'secondary' | 'plain';
}

/** A link to customer service, drawn like a button. */
export const ContactUs = ({ actor, kind = 'plain', className = '', ...rest }: ContactUsProps) => (
  <ScreenLink
    {...rest}
    to="customerService"
    className={`button button-${kind} ${className}`}
    onOpen={() => actor.send({ type: 'help.chosen' })}
  >
    {t('contactUs')}
  </ScreenLink>
);
