import { useSelector } from '@xstate/react';
import {
  type ComplaintNextRef,
  detailLimit,
  selectIsDetailMissed,
  selectIsWriting,
} from '../../machines/complaintNext/selectors.ts';
import { TextArea } from '../parts/TextArea.tsx';
import { t } from '../wording/wording.ts';

export const Description = ({ actor }: { actor: ComplaintNextRef }) => {
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
