import { useSelector } from '@xstate/react';
import {
  type ComplaintRef,
  selectDraftText,
  selectFace,
  selectHistoryAddress,
} from '../../machines/complaint/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { TopicChoice } from './TopicChoice.tsx';
import { LoadFailed } from '../app/LoadFailed.tsx';

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

const Face = ({ actor }: { actor: ComplaintRef }) => {
  switch (useSelector(actor, selectFace)) {
    case 'loading':
      return <Skeleton label={t('loading')} />;
    case 'failed':
      return <LoadFailed onRetry={() => actor.send({ type: 'retry.requested' })} />;
    case 'shown':
      return (
        <>
          <Draft actor={actor} />
          <OrderChoice actor={actor} />
          <TopicChoice actor={actor} />
        </>
      );
  }
};

/** Complaint entry (spec §2). */
export const Complaint = ({ actor }: { actor: ComplaintRef }) => (
  <ScreenPage actor={actor} title={t('complaint.title')} trailing={<History actor={actor} />}>
    <Face actor={actor} />
  </ScreenPage>
);
