import type { ComponentProps } from 'react';
import { t } from '../wording/wording.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface ContactUsProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onOpen'> {
  actor: { send: (event: { type: 'help.chosen' }) => void };
}

export const ContactUs = ({ actor, ...rest }: ContactUsProps) => (
  <ButtonLink kind="plain" {...rest} to="customerService" onOpen={() => actor.send({ type: 'help.chosen' })}>
    {t('contactUs')}
  </ButtonLink>
);
