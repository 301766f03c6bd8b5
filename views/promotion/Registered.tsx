import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

/** Shows that registering has succeeded, for as long as the page is open, because a toast is too short. */
export const Registered = () => (
  <output className="flex items-center gap-2.5 rounded-control bg-theme-soft px-3.5 py-3 font-[550] text-text [&>svg]:text-accent">
    <Icon name="check" />
    {t('promotion.isRegistered')}
  </output>
);
