import type { RepayRef } from '../../machines/repay/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { t } from '../wording/wording.ts';

/** The code is made; whoever is still here, or comes back, opens its page again or pays another way. */
export const CodeMade = ({ actor }: { actor: RepayRef }) => (
  <>
    <StatusPanel tone="green" icon="check" title={t('repay.codeMade')}>
      {t('repay.codeMadeHint')}
    </StatusPanel>
    <ButtonBar>
      <Button onClick={() => actor.send({ type: 'code.opened' })}>{t('repay.openCode')}</Button>
      <Button kind="secondary" onClick={() => actor.send({ type: 'channels.opened' })}>
        {t('repay.otherWay')}
      </Button>
    </ButtonBar>
  </>
);
