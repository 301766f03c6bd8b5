import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { t } from '../wording/wording.ts';

interface UnreachedProps {
  onRetry: () => void;
  onBack: (() => void) | undefined;
}

/** Shown over the current screen when the next one cannot load without a connection. */
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
