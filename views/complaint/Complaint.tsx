import { useSelector } from '@xstate/react';
import {
  type ComplaintRef,
  selectDraftText,
  selectFace,
  selectHistoryAddress,
} from '../../machines/complaint/selectors.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { t } from '../wording/wording.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { TopicChoice } from './TopicChoice.tsx';

const Draft = ({ actor }: { actor: ComplaintRef }) => {
  const text = useSelector(actor, selectDraftText);
  if (text === undefined) return null;
  return (
    <Card title={t('complaint.draft')}>
      <p className="mb-3 line-clamp-2 text-muted">{text}</p>
      <Button kind="secondary" className="w-full" onClick={() => actor.send({ type: 'draft.resumed' })}>
        {t('complaint.resume')}
      </Button>
    </Card>
  );
};

const History = ({ actor }: { actor: ComplaintRef }) => (
  <ScreenLink
    className="button button-plain"
    href={useSelector(actor, selectHistoryAddress)}
    onOpen={() => actor.send({ type: 'history.chosen' })}
  >
    {t('complaint.history')}
  </ScreenLink>
);

/** Complaint entry (spec §2). */
export const Complaint = ({ actor }: { actor: ComplaintRef }) => (
  <ScreenPage actor={actor} title={t('complaint.title')} trailing={<History actor={actor} />}>
    <Loaded face={useSelector(actor, selectFace)} actor={actor}>
      <Draft actor={actor} />
      <OrderChoice actor={actor} />
      <TopicChoice actor={actor} />
    </Loaded>
  </ScreenPage>
);
