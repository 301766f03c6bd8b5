import { useSelector } from '@xstate/react';
import {
  type ComplaintNextRef,
  selectAreTitlesMissing,
  selectIsTopicMissing,
  selectStep,
  selectSubType,
  selectType,
} from '../../machines/complaintNext/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { Chip } from '../parts/Chip.tsx';
import { useFaultFocus } from '../parts/faultFocus.ts';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';
import { Description } from './Description.tsx';
import { Pictures } from './Pictures.tsx';
import { SendDialogs } from './SendDialogs.tsx';

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
  return (
    <div className="flex min-h-7 flex-wrap gap-2">
      {titles.map((title, index) => (
        <Chip key={index} text={title} />
      ))}
    </div>
  );
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
