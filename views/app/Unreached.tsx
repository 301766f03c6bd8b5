import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { t } from '../wording/wording.ts';

interface UnreachedProps {
  onRetry: () => void;
  /** Undefined where the person came back already. */
  onBack: (() => void) | undefined;
}

/** Over the screen on show: the next one did not come, for there is no connection. */
export const Unreached = ({ onRetry, onBack }: UnreachedProps) => (
  <div className="page-footer unreached" role="alert">
    <p>{t('offline.stays')}</p>
    <ButtonBar>
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
      {onBack && (
        <Button kind="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </ButtonBar>
  </div>
);
