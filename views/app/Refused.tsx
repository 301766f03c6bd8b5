import type { AnyActorRef } from 'xstate';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { keepFocus } from '../parts/keepFocus.ts';
import { t } from '../wording/wording.ts';

interface RefusedProps {
  /** A screen with the state `refused` (machines/parts/refusedState). */
  actor: AnyActorRef;
  /** What the lender said; empty when it said nothing. */
  words: string;
}

/** The lender refused to show something of an order: its words stay here, with the ways on that make sense (docs/product/calls.md). */
export const Refused = ({ actor, words }: RefusedProps) => (
  <div ref={keepFocus} className="message" role="alert">
    <Icon name="alert" />
    <h2 className="message-title">{words || t('refused.title')}</h2>
    <p className="message-hint">{t('refused.hint')}</p>
    <ButtonBar>
      <Button onClick={() => actor.send({ type: 'order.chosen' })}>{t('refused.order')}</Button>
      <Button kind="secondary" onClick={() => actor.send({ type: 'retry.requested' })}>
        {t('tryAgain')}
      </Button>
      <Button kind="plain" onClick={() => actor.send({ type: 'help.chosen' })}>
        {t('contactUs')}
      </Button>
    </ButtonBar>
  </div>
);
