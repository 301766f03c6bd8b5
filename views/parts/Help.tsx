import type { ComponentProps } from 'react';
import { t } from '../wording/wording.ts';
import { Icon } from './Icon.tsx';
import { ScreenLink } from './ScreenLink.tsx';

interface HelpProps extends Pick<ComponentProps<typeof ScreenLink>, 'query' | 'aria-disabled'> {
  actor: { send: (event: { type: 'help.chosen' }) => void };
}

/** The link to customer service in a page's title bar. */
export const Help = ({ actor, ...rest }: HelpProps) => (
  <ScreenLink
    {...rest}
    to="customerService"
    className="icon-word"
    onOpen={() => actor.send({ type: 'help.chosen' })}
  >
    <Icon name="help" /> {t('help')}
  </ScreenLink>
);
