import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  type CustomerServiceRef,
  selectContact,
  selectFace,
} from '../../machines/customerService/selectors.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { t } from '../wording/wording.ts';

const row = 'flex min-h-16 w-full items-center justify-between gap-3 py-2 text-start';

const Words = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className="min-w-0">
      <span className="block text-small text-muted">{label}</span>{' '}
      <span className="font-strong">{children}</span>
    </span>
    <span className="text-muted">
      <Icon name="chevron" />
    </span>
  </>
);

const Contact = ({ actor }: { actor: CustomerServiceRef }) => {
  const { email, smWa } = useSelector(actor, selectContact);
  return (
    <Card>
      <ul className="divide-y divide-line">
        {smWa && (
          <li>
            <button type="button" className={row} onClick={() => actor.send({ type: 'phone.chosen' })}>
              <Words label={t('contact.telephone')}>{smWa}</Words>
            </button>
          </li>
        )}
        {email && (
          <li>
            <a className={row} href={`mailto:${email}`}>
              <Words label={t('contact.email')}>{email}</Words>
            </a>
          </li>
        )}
      </ul>
    </Card>
  );
};

/** Customer service (docs/product/customerService.md#screen). */
export const CustomerService = ({ actor }: { actor: CustomerServiceRef }) => {
  const face = useSelector(actor, selectFace);
  const contact = <Contact actor={actor} />;
  return (
    <ScreenPage actor={actor} title={t('contact.title')} trailing={<LanguageSwitch />}>
      <Loaded face={face} actor={actor}>
        {contact}
      </Loaded>
      {face === 'failed' && contact}
    </ScreenPage>
  );
};
