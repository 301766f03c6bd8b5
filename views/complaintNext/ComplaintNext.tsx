import { useSelector } from '@xstate/react';
import {
  type ComplaintNextRef,
  detailLimit,
  selectAreTitlesMissing,
  selectIsDetailMissed,
  selectIsTopicMissing,
  selectIsWriting,
  selectStep,
  selectSubType,
  selectType,
} from '../../machines/complaintNext/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Chips } from '../parts/Chip.tsx';
import { useFaultFocus } from '../parts/faultFocus.ts';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';
import { Pictures } from './Pictures.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { formatDate } from '../format/date.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Rows } from '../parts/Rows.tsx';

const SendDialogs = ({ actor }: { actor: ComplaintNextRef }) => {
  const step = useSelector(actor, selectStep);
  const receipt = useSelector(actor, ({ context }) => context.receipt);
  const close = () => actor.send({ type: 'dialog.closed' });
  switch (step) {
    case 'sent':
      return (
        <Dialog
          key={step}
          title={t('complaint.sent')}
          onClose={close}
          actions={<Button onClick={close}>{t('close')}</Button>}
        >
          <Rows
            rows={[
              { text: t('complaint.number'), value: receipt?.problemId ?? '' },
              { text: t('complaint.replyBy'), value: receipt ? formatDate(receipt.replyBy) : '' },
            ]}
          />
        </Dialog>
      );
    case 'arrived':
      return (
        <Dialog
          key={step}
          title={t('done.complaint')}
          actions={
            <ButtonLink to="complaintList" onOpen={() => actor.send({ type: 'history.chosen' })}>
              {t('complaint.history')}
            </ButtonLink>
          }
        />
      );
    default:
      return null;
  }
};

const Description = ({ actor }: { actor: ComplaintNextRef }) => {
  const detail = useSelector(actor, ({ context }) => context.detail);
  const isMissed = useSelector(actor, selectIsDetailMissed);
  const isWriting = useSelector(actor, selectIsWriting);
  return (
    <TextArea
      name="detail"
      label={t('complaint.detail')}
      error={isMissed ? t('complaint.empty') : undefined}
      aside={`${detail.length}/${detailLimit}`}
      rows={6}
      placeholder={t('complaint.placeholder')}
      value={detail}
      readOnly={!isWriting}
      onChange={(value) => actor.send({ type: 'field.changed', value })}
    />
  );
};

const Topic = ({ actor }: { actor: ComplaintNextRef }) => {
  const titles = [useSelector(actor, selectType), useSelector(actor, selectSubType)].filter(Boolean);
  const isMissing = useSelector(actor, selectIsTopicMissing);
  const areTitlesMissing = useSelector(actor, selectAreTitlesMissing);
  const canChoose = useCan(actor, { type: 'topic.requested' });
  if (isMissing)
    return (
      <Button kind="secondary" disabled={!canChoose} onClick={() => actor.send({ type: 'topic.requested' })}>
        {t('complaint.chooseTopic')}
      </Button>
    );
  if (areTitlesMissing)
    return (
      <Button kind="plain" onClick={() => actor.send({ type: 'titles.requested' })}>
        {t('complaint.retryTitles')}
      </Button>
    );
  return <Chips className="min-h-7 gap-2" texts={titles} />;
};

/** Complaint next page (docs/product/complaint.md#screen): text and pictures. */
export const ComplaintNext = ({ actor }: { actor: ComplaintNextRef }) => {
  const step = useSelector(actor, selectStep);
  useFaultFocus(actor);
  return (
    <ScreenPage
      actor={actor}
      title={t('complaint.nextTitle')}
      footer={
        <Button
          className="w-full"
          busy={step === 'complaining'}
          onClick={() => actor.send({ type: 'complaint.sent' })}
        >
          {t('complaint.send')}
        </Button>
      }
    >
      <Topic actor={actor} />
      <Description actor={actor} />
      <Pictures actor={actor} />
      <p className="text-small text-muted">{t('complaint.note')}</p>
      <SendDialogs actor={actor} />
    </ScreenPage>
  );
};
