import { useSelector } from '@xstate/react';
import {
  type CustomerServiceRef,
  selectHasFailed,
  selectRefusal,
} from '../../machines/customerService/selectors.ts';
import { phonesIn } from '../../services/values/contacts.ts';
import { mailsIn } from '../../services/values/mails.ts';
import { selectViewState } from '../../machines/screen/viewState.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Card } from '../parts/Card.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { Answers } from './Answers.tsx';

const row = 'flex min-h-16 w-full items-center justify-between gap-beside py-2 text-start';

interface WordsProps {
  label: string;
  note?: string;
  children: string;
}

const Words = ({ label, note, children }: WordsProps) => (
  <>
    <span className="min-w-0">
      <span className="block text-small text-muted">
        {label}
        {/* Screen readers read blocks without a break as one word. */}
        <br />
      </span>
      <span className="font-strong">
        <Glued>{children}</Glued>
        {note && <br />}
      </span>
      {note && (
        <span className="block text-small text-muted">
          <Glued>{note}</Glued>
        </span>
      )}
    </span>
    <span className="chevron">
      <Icon name="chevron" />
    </span>
  </>
);

export const Contact = ({ actor }: { actor: CustomerServiceRef }) => {
  const { email, smWa, hours } = useSelector(actor, ({ context }) => context.contact);
  const { orderId: orderNo } = useSelector(actor, ({ context }) => context.order);
  return (
    <Card title={t('contact.reach')}>
      <ul className="divide-y divide-line">
        {phonesIn(smWa).map(({ text, to }) => (
          <li key={to}>
            <PhoneLink
              className={row}
              phone={to}
              onCall={() => actor.send({ type: 'phone.chosen', number: to })}
            >
              <Words label={t('contact.telephone')} note={hours}>
                {text}
              </Words>
            </PhoneLink>
          </li>
        ))}
        {mailsIn(email).map(({ text, to }) => (
          <li key={text}>
            {to ? (
              <a className={row} href={`mailto:${to}`}>
                <Words label={t('contact.email')}>{text}</Words>
              </a>
            ) : (
              <p className="py-3">
                <span className="block text-small text-muted">{t('contact.email')}</span> {text}
              </p>
            )}
          </li>
        ))}
        <li>
          <ScreenLink
            to="complaint"
            {...(orderNo && { query: { orderNo } })}
            className={row}
            onOpen={() => actor.send({ type: 'complaint.chosen' })}
          >
            <Words label={t('contact.complaintHint')}>{t('contact.complaint')}</Words>
          </ScreenLink>
        </li>
      </ul>
    </Card>
  );
};

/** Customer service (docs/product/customerService.md#screen). */
export const CustomerService = ({ actor }: { actor: CustomerServiceRef }) => {
  const isBusy = useSelector(actor, selectViewState) === 'loading';
  const hasFailed = useSelector(actor, selectHasFailed);
  const refusal = useSelector(actor, selectRefusal);
  return (
    <ScreenPage actor={actor} title={t('contact.title')} trailing={<LanguageSwitch />}>
      <Answers actor={actor} />
      {isBusy && !hasFailed ? <Skeleton label={t('loading')} /> : <Contact actor={actor} />}
      {hasFailed && (
        <Failure
          title={refusal || t('contact.failed')}
          retryLabel={t('tryAgain')}
          busy={isBusy}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
    </ScreenPage>
  );
};
