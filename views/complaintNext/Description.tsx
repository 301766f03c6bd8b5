import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import {
  type ComplaintNextRef,
  detailLimit,
  selectDetail,
  selectIsDetailMissed,
  selectIsWriting,
} from '../../machines/complaintNext/selectors.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

interface DescriptionProps {
  actor: ComplaintNextRef;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The text of the complaint with its counter (docs/product/complaint.md#screen). */
export const Description = ({ actor, field }: DescriptionProps) => {
  const detail = useSelector(actor, selectDetail);
  const isMissed = useSelector(actor, selectIsDetailMissed);
  const isWriting = useSelector(actor, selectIsWriting);
  return (
    <div className="field">
      <label className="field-label" htmlFor="detail">
        {t('complaint.detail')}
      </label>
      <div className="field-box">
        <textarea
          ref={field}
          id="detail"
          className="field-input min-h-36 resize-none py-3"
          rows={6}
          maxLength={detailLimit}
          placeholder={t('complaint.placeholder')}
          value={detail}
          readOnly={!isWriting}
          aria-invalid={isMissed}
          aria-describedby="detail-error detail-count"
          onChange={(event) => actor.send({ type: 'field.changed', value: event.target.value })}
        />
      </div>
      <div className="flex items-start justify-between gap-3">
        <p className="field-error" id="detail-error" aria-live="polite">
          {isMissed && (
            <>
              <Icon name="alert" />
              {t('complaint.empty')}
            </>
          )}
        </p>
        <p className="field-hint ms-auto whitespace-nowrap tabular-nums" id="detail-count">
          {detail.length}/{detailLimit}
        </p>
      </div>
    </div>
  );
};
