import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

/** Shows that registering has succeeded, for as long as the page is open, because a toast is too short. */
export const Registered = () => (
  <output className="registered">
    <Icon name="check" />
    {t('promotion.isRegistered')}
  </output>
);
