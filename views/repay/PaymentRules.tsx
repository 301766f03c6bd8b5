import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

const rules = ['rules.exact', 'rules.once', 'rules.channels', 'rules.otp'] as const;

/** Safety rules for payments; shown on every page with one. */
export const PaymentRules = () => (
  <Card title={t('rules.title')}>
    <ul className="grid gap-2">
      {rules.map((rule) => (
        <li key={rule} className="flex gap-2">
          <Icon name="check" />
          {t(rule)}
        </li>
      ))}
    </ul>
  </Card>
);
