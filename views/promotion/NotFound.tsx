import { underBase } from '../app/basePath.ts';
import { configured } from '../entries/environment.ts';
import { Icon } from '../parts/Icon.tsx';
import { Page } from '../parts/Page.tsx';
import { t } from '../wording/wording.ts';

/** At an address that is not the promotion's own: the app says the same. */
export const NotFound = () => (
  <Page title={configured.appName} state="notFound">
    <div className="message" role="alert">
      <Icon name="alert" />
      <h2 className="text-title">{t('notFound')}</h2>
      <p className="message-hint">{t('notFoundHint')}</p>
      <a className="button button-primary" href={underBase('/')}>
        {t('home')}
      </a>
    </div>
  </Page>
);
