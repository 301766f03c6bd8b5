import { useSelector } from '@xstate/react';
import {
  type PreviewField,
  previewFields,
  previewScreens,
  selectAddress,
  selectCanSend,
  selectField,
  selectIsLocating,
  type TestPreviewRef,
} from '../../machines/testPreview/selectors.ts';
import { underBase } from '../app/basePath.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { TextField } from '../parts/TextField.tsx';
import { t } from '../wording/wording.ts';

const Field = ({ actor, field }: { actor: TestPreviewRef; field: PreviewField }) => (
  <TextField
    label={t(`preview.${field}`)}
    value={useSelector(actor, selectField(field))}
    autoComplete="off"
    spellCheck={false}
    onChange={(value) => actor.send({ type: 'field.changed', field, value })}
  />
);

const ScreenRow = ({ actor, to }: { actor: TestPreviewRef; to: (typeof previewScreens)[number] }) => (
  <li>
    <a
      className="flex min-h-12 items-center justify-between gap-3"
      href={underBase(useSelector(actor, selectAddress(to)))}
    >
      {t(`preview.${to}`)} <Icon name="chevron" />
    </a>
  </li>
);

const Photo = ({ actor }: { actor: TestPreviewRef }) => {
  const photo = useSelector(actor, ({ context }) => context.photo);
  return (
    <div className="flex flex-col gap-1.5">
      <label className="font-[550]" htmlFor="photo">
        {t('preview.photo')}
      </label>
      <input
        id="photo"
        type="file"
        accept="image/*"
        className="min-h-11 w-full file:me-3 file:min-h-11 file:rounded-control file:bg-sunken file:px-4"
        onChange={({ target: { files } }) => {
          const file = files?.[0];
          if (file) actor.send({ type: 'photo.chosen', name: file.name, size: file.size });
        }}
      />
      <output className="text-small text-muted" htmlFor="photo">
        {photo && t('preview.photoChosen', photo)}
      </output>
    </div>
  );
};

const Contact = ({ actor }: { actor: TestPreviewRef }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      actor.send({ type: 'contact.sent' });
    }}
  >
    <TextField
      label={t('preview.contact')}
      value={useSelector(actor, ({ context }) => context.contact)}
      onChange={(value) => actor.send({ type: 'contact.changed', value })}
      trailing={
        <Button kind="plain" type="submit" aria-disabled={!useSelector(actor, selectCanSend)}>
          {t('preview.submit')}
        </Button>
      }
    />
  </form>
);

/** The developer preview (docs/product/testPreview.md#screen). */
export const TestPreview = ({ actor }: { actor: TestPreviewRef }) => (
  <ScreenPage actor={actor} title={t('preview.title')}>
    <Card title={t('preview.device')}>
      <div className="grid grid-cols-1 gap-3">
        {previewFields.map((field) => (
          <Field key={field} actor={actor} field={field} />
        ))}
      </div>
    </Card>
    <Card title={t('preview.screens')}>
      <ul className="divide-y divide-line">
        {previewScreens.map((to) => (
          <ScreenRow key={to} actor={actor} to={to} />
        ))}
      </ul>
    </Card>
    <Card title={t('preview.tools')}>
      <div className="grid grid-cols-1 gap-3">
        <Photo actor={actor} />
        <Contact actor={actor} />
        <Button
          kind="secondary"
          busy={useSelector(actor, selectIsLocating)}
          onClick={() => actor.send({ type: 'location.requested' })}
        >
          {t('preview.location')}
        </Button>
      </div>
    </Card>
  </ScreenPage>
);
