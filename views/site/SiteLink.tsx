import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { RouteName } from '../../machines/screen/routes.ts';
import { selectAddress, type SiteRef } from '../../machines/site/selectors.ts';
import { ScreenLink } from '../parts/ScreenLink.tsx';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  actor: SiteRef;
  to: RouteName;
}

export const SiteLink = ({ actor, to, ...rest }: SiteLinkProps) => (
  <ScreenLink
    {...rest}
    href={useSelector(actor, selectAddress(to))}
    onOpen={() => actor.send({ type: 'screen.chosen', to })}
  />
);
