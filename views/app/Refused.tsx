import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { selectRefusal } from '../../machines/screen/failure.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';

interface RefusedProps {
  actor: AnyActorRef;
}

/** A screen that the backend refused: its message stays here, with suitable actions (docs/product/calls.md#messages). */
export const Refused = ({ actor }: RefusedProps) => {
  const words = useSelector(actor, selectRefusal);
  const hasOrder = useCan(actor, { type: 'order.chosen' });
  const hasHelp = useCan(actor, { type: 'help.chosen' });
  return (
    <div className="message" role="alert">
      <Icon name="alert" />
      <h2 className="text-title">
        <Glued>{words || t('refused.title')}</Glued>
      </h2>
      {hasOrder && <p className="message-hint">{t('refused.hint')}</p>}
      <ButtonBar>
        {hasOrder && <ToOrder actor={actor}>{t('refused.order')}</ToOrder>}
        <Button
          kind={hasOrder ? 'secondary' : 'primary'}
          onClick={() => actor.send({ type: 'retry.requested' })}
        >
          {t('tryAgain')}
        </Button>
        {hasHelp && <ContactUs actor={actor} />}
      </ButtonBar>
    </div>
  );
};
