import { useSelector } from '@xstate/react';
import type { ChangeEvent } from 'react';
import {
  type ComplaintNextRef,
  imageLimit,
  selectHasRoom,
  selectIsWriting,
  sourceOf,
  uploadOf,
} from '../../machines/complaintNext/selectors.ts';
import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';
import { Upload } from './Upload.tsx';

const Kept = ({ url, n }: { url: string; n: number }) => {
  const source = sourceOf(url);
  const name = t('complaint.image', { n });
  return source ? (
    <img className="size-full object-cover" src={source} alt={name} />
  ) : (
    <p className="p-3 pe-14 text-small text-muted">{name}</p>
  );
};

export const Pictures = ({ actor }: { actor: ComplaintNextRef }) => {
  const images = useSelector(actor, ({ context }) => context.images);
  const hasRoom = useSelector(actor, selectHasRoom);
  const isWriting = useSelector(actor, selectIsWriting);
  const snapshot = useSelector(actor, (current) => current);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const file of target.files ?? []) actor.send({ type: 'image.added', file });
    // The same file can be chosen again after it was removed.
    target.value = '';
  };
  return (
    <Card title={t('complaint.images')}>
      <p className="text-small text-muted mb-3" id="images-hint">
        {t('complaint.imagesHint', { limit: imageLimit })}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-3">
        {images.map(({ id, url }, index) => {
          const upload = uploadOf(snapshot, id);
          const n = index + 1;
          return (
            <li
              key={id}
              className="relative aspect-4/3 min-w-0 overflow-hidden rounded-control border border-line bg-sunken has-data-stuck:col-span-full has-data-stuck:aspect-auto has-data-stuck:min-h-14"
            >
              {upload ? <Upload upload={upload} n={n} /> : <Kept url={url} n={n} />}
              <button
                type="button"
                className="icon-button absolute! end-1 top-1 bg-surface aria-disabled:opacity-50"
                aria-label={t('complaint.removeImage', { n })}
                {...(!snapshot.can({ type: 'image.removed', id }) && { 'aria-disabled': true })}
                onClick={() => {
                  if (!snapshot.can({ type: 'image.removed', id })) return;
                  actor.send({ type: 'image.removed', id });
                  document.getElementById('images-input')?.focus();
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
        {hasRoom && (
          <li className="min-w-0">
            <label className="relative flex aspect-4/3 flex-col items-center justify-center rounded-control border-2 border-dashed border-(--line-strong) p-2 text-center text-small text-muted before:text-headline before:leading-none before:content-['+'] has-focus-visible:outline-3 has-focus-visible:outline-accent has-disabled:opacity-50">
              {t('complaint.addImage')}
              <input
                id="images-input"
                type="file"
                className="absolute inset-0 opacity-0"
                accept="image/*"
                multiple
                disabled={!isWriting}
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
