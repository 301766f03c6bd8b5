import { underBase } from '../app/basePath.ts';
import { configured } from '../entries/environment.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { t } from '../wording/wording.ts';

/** At an address that is not the promotion's own: the app says the same. */
export const NotFound = () => (
  <Page title={configured.appName} state="notFound">
    <Failure title={t('notFound')} hint={t('notFoundHint')}>
      <a className="button button-primary" href={underBase('/')}>
        {t('home')}
      </a>
    </Failure>
  </Page>
);
