import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

/** Says that registering has succeeded, for as long as the page is open: a toast ends too soon. */
export const Registered = () => (
  <output className="registered">
    <Icon name="check" />
    {t('promotion.isRegistered')}
  </output>
);
