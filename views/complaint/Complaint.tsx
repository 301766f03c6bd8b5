import { shallowEqual, useSelector } from '@xstate/react';
import {
  type ComplaintRef,
  selectDraftText,
  selectViewState,
  selectReceipt,
} from '../../machines/complaint/selectors.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatDate } from '../format/date.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Rows } from '../parts/Rows.tsx';
import { ScreenLink } from '../parts/ScreenLink.tsx';
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
        <ScreenLink
          to="complainDetails"
          query={{ problemId: receipt.problemId }}
          className="button button-secondary mt-3 w-full"
          onOpen={() => actor.send({ type: 'receipt.opened' })}
        >
          {t('complaint.open')}
        </ScreenLink>
      )}
    </Notice>
  );
};

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
    className="button button-secondary"
    to="complaintList"
    onOpen={() => actor.send({ type: 'history.chosen' })}
  >
    {t('complaint.history')}
  </ScreenLink>
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
