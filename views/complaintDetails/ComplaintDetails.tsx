import { shallowEqual, useSelector } from '@xstate/react';
import {
  type ComplaintDetailsRef,
  selectAwaited,
  selectCanRate,
  selectRating,
} from '../../machines/complaintDetails/selectors.ts';
import { selectViewState } from '../../machines/screen/viewState.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatDate } from '../format/date.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Chips } from '../parts/Chip.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t, type WordingKey } from '../wording/wording.ts';
import { RatingDialog } from '../parts/RatingDialog.tsx';

const HandlingRating = ({ actor }: { actor: ComplaintDetailsRef }) => {
  const viewState = useSelector(actor, selectRating);
  const stars = useSelector(actor, ({ context }) => context.stars);
  if (viewState === undefined) return null;
  return (
    <RatingDialog
      isSending={viewState === 'ratingService'}
      stars={stars}
      words={{
        title: t('complaint.rate'),
        stars: t('complaint.stars'),
        star: (n) => t('complaint.star', { n }),
        send: t('complaint.send'),
      }}
      actor={actor}
    />
  );
};

const Pictures = ({ images, name }: { images: readonly string[]; name: WordingKey }) =>
  images.length > 0 && (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-3">
      {images.map((src, index) => (
        <li key={index}>
          <img
            className="aspect-4/3 w-full rounded-control border border-line bg-sunken object-contain"
            src={src}
            alt={t(name, { n: index + 1 })}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );

const RateAgain = ({ actor }: { actor: ComplaintDetailsRef }) =>
  useSelector(actor, selectCanRate) && (
    <Button kind="secondary" onClick={() => actor.send({ type: 'rating.opened' })}>
      {t('complaint.rate')}
    </Button>
  );

/** Until there is an answer: that the complaint is here, and the day that was promised. */
const Awaited = ({ actor }: { actor: ComplaintDetailsRef }) => {
  const awaited = useSelector(actor, selectAwaited, shallowEqual);
  if (!awaited) return null;
  const { day, isLate } = awaited;
  return (
    <Notice tone={isLate ? 'amber' : 'gold'} title={t(isLate ? 'complaint.late' : 'complaint.received')}>
      {day && (
        <p>
          {t(isLate ? 'complaint.wasDue' : 'complaint.replyBy')}{' '}
          <strong className="whole">{formatDate(day)}</strong>
        </p>
      )}
    </Notice>
  );
};

const Shown = ({ actor }: { actor: ComplaintDetailsRef }) => {
  const complaint = useSelector(actor, ({ context }) => context.complaint);
  const regulator = useSelector(actor, ({ context }) => context.regulator);
  if (!complaint) return null;
  const { type, sonType, problemId, content, images, disposeDetail, disposeImages, time, orderNo, status } =
    complaint;
  return (
    <>
      <Awaited actor={actor} />
      <Card title={t('complaint.content')}>
        <Chips className="mb-3 gap-2" texts={[type, sonType].filter(Boolean)} />
        <p className="whitespace-pre-line">
          <Glued>{content}</Glued>
        </p>
        <Pictures images={images} name="complaint.image" />
        <div className="mt-3">
          <Rows
            rows={[
              { text: t('complaint.number'), value: problemId },
              { text: t('complaint.date'), value: time && formatDate(time) },
              { text: t('complaint.orderNumber'), value: orderNo },
              { text: t('complaint.status'), value: status },
            ]}
          />
        </div>
      </Card>
      {(disposeDetail || disposeImages.length > 0) && (
        <Card title={t('complaint.result')}>
          <p className="whitespace-pre-line">
            <Glued>{disposeDetail}</Glued>
          </p>
          <Pictures images={disposeImages} name="complaint.resultImage" />
          {regulator && (
            <p className="mt-3 text-small text-muted">
              <Glued>{t('complaint.regulator', { regulator })}</Glued>
            </p>
          )}
        </Card>
      )}
      <RateAgain actor={actor} />
      <ContactUs actor={actor} />
      <HandlingRating actor={actor} />
    </>
  );
};

/** Complaint details (docs/product/complaint.md#screen). */
export const ComplaintDetails = ({ actor }: { actor: ComplaintDetailsRef }) => (
  <ScreenPage actor={actor} title={t('complaint.detailsTitle')}>
    <Loaded viewState={useSelector(actor, selectViewState)} actor={actor}>
      <Shown actor={actor} />
    </Loaded>
  </ScreenPage>
);
