import { shallowEqual, useSelector } from '@xstate/react';
import { nextQuery } from '../../machines/complaint/nextQuery.ts';
import { type ComplaintRef, selectDraft, selectReceipt } from '../../machines/complaint/selectors.ts';
import { selectViewState } from '../../machines/screen/viewState.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatDate } from '../format/date.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Card } from '../parts/Card.tsx';
import { Rows } from '../parts/Rows.tsx';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { TopicChoice } from './TopicChoice.tsx';

const Sent = ({ actor }: { actor: ComplaintRef }) => {
  const receipt = useSelector(actor, selectReceipt, shallowEqual);
  if (!receipt) return null;
  return (
    <Notice tone="green" title={t('complaint.sent')}>
      <Rows
        rows={[
          { text: t('complaint.number'), value: receipt.problemId },
          { text: t('complaint.replyBy'), value: formatDate(receipt.replyBy) },
        ]}
      />
      {receipt.problemId && (
        <ButtonLink
          kind="secondary"
          to="complainDetails"
          query={{ problemId: receipt.problemId }}
          className="mt-3 w-full"
          onOpen={() => actor.send({ type: 'receipt.opened' })}
        >
          {t('complaint.open')}
        </ButtonLink>
      )}
    </Notice>
  );
};

const Draft = ({ actor }: { actor: ComplaintRef }) => {
  const draft = useSelector(actor, selectDraft);
  if (!draft) return null;
  return (
    <Card title={t('complaint.draft')}>
      <p className="mb-3 line-clamp-2 text-muted">{draft.detail}</p>
      <ButtonLink
        kind="secondary"
        className="w-full"
        to="complainPageNext"
        query={nextQuery(draft.orderNo, draft.type, draft.sonType)}
        onOpen={() => actor.send({ type: 'draft.resumed' })}
      >
        {t('complaint.resume')}
      </ButtonLink>
    </Card>
  );
};

const History = ({ actor }: { actor: ComplaintRef }) => (
  <ButtonLink kind="secondary" to="complaintList" onOpen={() => actor.send({ type: 'history.chosen' })}>
    {t('complaint.history')}
  </ButtonLink>
);

/** Complaint entry (docs/product/complaint.md#screen). */
export const Complaint = ({ actor }: { actor: ComplaintRef }) => (
  <ScreenPage actor={actor} title={t('complaint.title')}>
    <Loaded viewState={useSelector(actor, selectViewState)} actor={actor}>
      <Sent actor={actor} />
      <Draft actor={actor} />
      <OrderChoice actor={actor} />
      <TopicChoice actor={actor} />
    </Loaded>
    <History actor={actor} />
  </ScreenPage>
);
