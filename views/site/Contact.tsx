import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import {
  type ContactField,
  selectCanSend,
  selectCompany,
  selectDialled,
  selectField,
  selectIsMissing,
  type SiteRef,
} from '../../machines/site/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { TextField } from '../parts/TextField.tsx';
import { t } from '../wording/wording.ts';
import { SectionHead } from './SectionHead.tsx';
import { column } from './SiteFrame.tsx';

/** A field's part of the snapshot, as a text field takes it. */
const useField = (actor: SiteRef, field: ContactField) => ({
  name: field,
  required: true,
  value: useSelector(actor, selectField(field)),
  error: useSelector(actor, selectIsMissing(field)) ? t('site.required') : undefined,
  onChange: (value: string) => actor.send({ type: 'field.changed', field, value }),
});

const Message = ({ actor }: { actor: SiteRef }) => {
  const { value, error, onChange, ...rest } = useField(actor, 'message');
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('site.message')}
      </label>
      <div className="field-box">
        <textarea
          {...rest}
          id={id}
          className="field-input py-3"
          rows={5}
          value={value}
          aria-invalid={!!error}
          aria-describedby={`${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
};

const Form = ({ actor }: { actor: SiteRef }) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const subscription = actor.on('fault.found', ({ field }) =>
      form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus(),
    );
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'message.sent' });
      }}
    >
      <TextField {...useField(actor, 'fullName')} label={t('site.fullName')} autoComplete="name" />
      <TextField
        {...useField(actor, 'phone')}
        label={t('site.phone')}
        autoComplete="tel"
        inputMode="tel"
        type="tel"
      />
      <Message actor={actor} />
      <Button type="submit" aria-disabled={!useSelector(actor, selectCanSend)}>
        {t('site.send')}
      </Button>
    </form>
  );
};

const Ways = ({ actor }: { actor: SiteRef }) => {
  const { servicePhone, serviceEmail } = useSelector(actor, selectCompany);
  const dialled = useSelector(actor, selectDialled);
  return (
    <dl className="flex flex-col gap-3">
      <div>
        <dt className="text-small text-muted">{t('site.telephone')}</dt>
        <dd>
          <a
            className="inline-flex min-h-11 items-center text-title text-accent underline"
            href={`tel:${dialled}`}
          >
            {servicePhone}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-small text-muted">{t('site.email')}</dt>
        <dd>
          <a
            className="inline-flex min-h-11 items-center text-title text-accent underline"
            href={`mailto:${serviceEmail}`}
          >
            {serviceEmail}
          </a>
        </dd>
      </div>
    </dl>
  );
};

/** Contact us: the form (docs/product/site.md#checks), and the ways that do reach somebody. */
export const Contact = ({ actor }: { actor: SiteRef }) => (
  <>
    <SectionHead title={t('site.contact')} lead={t('site.contactLead')} />
    <div className={`${column} -mt-4 grid grid-cols-1 items-start gap-8 min-[48rem]:grid-cols-[3fr_2fr]`}>
      <Card>
        <Form actor={actor} />
      </Card>
      <Ways actor={actor} />
    </div>
  </>
);
