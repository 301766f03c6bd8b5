import type { ComponentProps } from 'react';
import type { SiteRef } from '../../machines/site/selectors.ts';
import { ScreenLink } from '../parts/ScreenLink.tsx';

interface SiteLinkProps extends Omit<ComponentProps<typeof ScreenLink>, 'onOpen'> {
  actor: SiteRef;
}

export const SiteLink = ({ actor, to, ...rest }: SiteLinkProps) => (
  <ScreenLink {...rest} to={to} onOpen={() => actor.send({ type: 'screen.chosen', to })} />
);
