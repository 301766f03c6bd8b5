import { useSelector } from '@xstate/react';
import { type ChangeEvent, useCallback } from 'react';
import {
  type ComplaintNextRef,
  imageLimit,
  selectHasRoom,
  selectImages,
  uploadOf,
} from '../../machines/complaintNext/selectors.ts';
import type { UploadRef } from '../../machines/parts/upload.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

const look = 'size-full object-cover';

/** A picture that the page itself holds, under an address that lives as long as it is on the screen. */
const LocalPicture = ({ image, n }: { image: Blob; n: number }) => {
  const show = useCallback(
    (element: HTMLImageElement) => {
      element.src = URL.createObjectURL(image);
      return () => URL.revokeObjectURL(element.src);
    },
    [image],
  );
  return <img ref={show} className={look} alt={t('complaint.image', { n })} />;
};

/** A picture on its way: being drawn, being sent, stuck, or there. */
const Upload = ({ upload, n }: { upload: UploadRef; n: number }) => {
  const state = useSelector(upload, (snapshot) => snapshot.value);
  const percent = useSelector(upload, (snapshot) => snapshot.context.percent);
  const image = useSelector(upload, (snapshot) => snapshot.context.image);
  return (
    <>
      {image && <LocalPicture image={image} n={n} />}
      {state === 'preparing' && (
        <p className="absolute inset-x-0 bottom-0 p-2 text-small text-muted">{t('complaint.preparing')}</p>
      )}
      {state === 'uploading' && (
        <p className="absolute inset-x-0 bottom-0 bg-surface p-2 text-small">
          <progress
            className="block h-1.5 w-full accent-accent"
            max={100}
            value={percent}
            aria-label={t('complaint.image', { n })}
          />
          {percent} %
        </p>
      )}
      {state === 'unreadable' && (
        <p className="p-3 pe-14 text-small text-danger">{t('complaint.imageUnreadable')}</p>
      )}
      {state === 'failed' && (
        <p className="absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-between gap-x-3 bg-surface px-3 text-small">
          <span className="text-danger">{t('complaint.imageFailed')}</span>
          <Button
            kind="plain"
            className="px-0!"
            aria-label={t('complaint.retryImage', { n })}
            onClick={() => upload.send({ type: 'retry.requested' })}
          >
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {state === 'uploaded' && (
        <span className="absolute start-1 bottom-1 rounded-full bg-surface p-1 text-accent">
          <Icon name="check" />
        </span>
      )}
    </>
  );
};

/** The pictures of the complaint: adding, removing, and how far each one is (spec §2, Complaint next page). */
export const Pictures = ({ actor }: { actor: ComplaintNextRef }) => {
  const images = useSelector(actor, selectImages);
  const hasRoom = useSelector(actor, selectHasRoom);
  const snapshot = useSelector(actor, (current) => current);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const file of target.files ?? []) actor.send({ type: 'image.added', file });
    // The same file can be chosen again after it was removed.
    target.value = '';
  };
  return (
    <Card title={t('complaint.images')}>
      <p className="field-hint mb-3" id="images-hint">
        {t('complaint.imagesHint', { limit: imageLimit })}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-3">
        {images.map(({ id, url }, index) => {
          const upload = uploadOf(snapshot, id);
          const n = index + 1;
          return (
            <li
              key={id}
              className="relative aspect-4/3 min-w-0 overflow-hidden rounded-control border border-line bg-sunken"
            >
              {upload ? (
                <Upload upload={upload} n={n} />
              ) : (
                <img className={look} src={url} alt={t('complaint.image', { n })} />
              )}
              <button
                type="button"
                className="icon-button absolute! end-1 top-1 bg-surface"
                aria-label={t('complaint.removeImage', { n })}
                onClick={() => actor.send({ type: 'image.removed', id })}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
        {hasRoom && (
          <li className="min-w-0">
            <label className="relative flex aspect-4/3 flex-col items-center justify-center rounded-control border-2 border-dashed border-(--line-strong) p-2 text-center text-small text-muted has-focus-visible:outline-3 has-focus-visible:outline-accent">
              <span className="text-headline leading-none" aria-hidden="true">
                +
              </span>
              {t('complaint.addImage')}
              <input
                type="file"
                className="absolute inset-0 opacity-0"
                accept="image/*"
                multiple
                aria-describedby="images-hint"
                onChange={add}
              />
            </label>
          </li>
        )}
      </ul>
    </Card>
  );
};
