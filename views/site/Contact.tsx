import { useSelector } from '@xstate/react';
import {
  type ContactField,
  dialLink,
  selectCanSend,
  selectCompany,
  selectField,
  selectIsMissing,
  type SiteRef,
} from '../../machines/site/selectors.ts';
import { phonesIn } from '../../services/values/contacts.ts';
import { mailsIn } from '../../services/values/mails.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { useFaultFocus } from '../parts/faultFocus.ts';
import { TextField } from '../parts/TextField.tsx';
import { t } from '../wording/wording.ts';
import { SectionHead } from './SectionHead.tsx';
import { column } from './SiteFrame.tsx';

const useField = (actor: SiteRef, field: ContactField) => ({
  name: field,
  required: true,
  value: useSelector(actor, selectField(field)),
  error: useSelector(actor, selectIsMissing(field)) ? t('site.required') : undefined,
  onChange: (value: string) => actor.send({ type: 'field.changed', field, value }),
});

const Form = ({ actor }: { actor: SiteRef }) => {
  useFaultFocus(actor);
  return (
    <form
      noValidate
      // Before the script is loaded, input must not be sent, least of all in the URL.
      method="dialog"
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
      <TextArea {...useField(actor, 'message')} label={t('site.message')} rows={5} />
      <Button type="submit" aria-disabled={!useSelector(actor, selectCanSend)}>
        {t('site.send')}
      </Button>
    </form>
  );
};

const wayClass = 'whole flex min-h-11 items-center text-title text-accent underline';

const Ways = ({ actor }: { actor: SiteRef }) => {
  const { servicePhone, serviceEmail } = useSelector(actor, selectCompany);
  return (
    <dl className="flex flex-col gap-3">
      <div>
        <dt className="text-small text-muted">{t('site.telephone')}</dt>
        <dd>
          {phonesIn(servicePhone).map(({ text, to }) => (
            <a key={to} className={wayClass} href={dialLink(to)}>
              {text}
            </a>
          ))}
        </dd>
      </div>
      <div>
        <dt className="text-small text-muted">{t('site.email')}</dt>
        <dd>
          {mailsIn(serviceEmail).map(({ text, to }) => (
            <a key={text} className={wayClass} href={to ? `mailto:${to}` : undefined}>
              {text}
            </a>
          ))}
        </dd>
      </div>
    </dl>
  );
};

/** The form (docs/product/site.md#checks), and the working contact details. */
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
