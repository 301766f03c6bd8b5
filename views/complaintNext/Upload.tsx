import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { UploadRef } from '../../machines/complaintNext/upload.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

const look = 'size-full object-cover';

interface LocalPictureProps {
  image: Blob;
  n: number;
  className?: string;
}

const LocalPicture = ({ image, n, className = look }: LocalPictureProps) => {
  const show = useCallback(
    (element: HTMLImageElement) => {
      element.src = URL.createObjectURL(image);
      return () => URL.revokeObjectURL(element.src);
    },
    [image],
  );
  return <img ref={show} className={className} alt={t('complaint.image', { n })} />;
};

/** A picture being prepared, sent, failed or uploaded. A failed one takes the whole row for its message. */
export const Upload = ({ upload, n }: { upload: UploadRef; n: number }) => {
  const state = useSelector(upload, (snapshot) => snapshot.value);
  const percent = useSelector(upload, (snapshot) => snapshot.context.percent);
  const image = useSelector(upload, (snapshot) => snapshot.context.image);
  if (state === 'unreadable')
    return (
      <p data-stuck className="p-3 pe-14 text-small text-danger">
        {t('complaint.imageUnreadable')}
      </p>
    );
  if (state === 'failed')
    return (
      <p data-stuck className="flex flex-wrap items-center gap-x-3 pe-14">
        {image && <LocalPicture image={image} n={n} className="size-14 object-cover" />}
        <span className="text-small text-danger">{t('complaint.imageFailed')}</span>
        <Button
          kind="plain"
          className="px-2!"
          aria-label={`${t('tryAgain')}: ${t('complaint.image', { n })}`}
          onClick={() => upload.send({ type: 'retry.requested' })}
        >
          {t('tryAgain')}
        </Button>
      </p>
    );
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
      {state === 'uploaded' && (
        <span className="absolute start-1 bottom-1 rounded-full bg-surface p-1 text-accent">
          <Icon name="check" />
        </span>
      )}
    </>
  );
};
