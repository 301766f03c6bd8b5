import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { takeFocus } from '../parts/Page.tsx';
import { Sentences } from '../parts/Sentences.tsx';
import { t } from '../wording/wording.ts';

interface UnreachedProps {
  onRetry: () => void;
  onBack: (() => void) | undefined;
}

/** Shown over the current screen when the next one cannot load without a connection. */
export const Unreached = ({ onRetry, onBack }: UnreachedProps) => (
  <div ref={takeFocus} tabIndex={-1} className="page-footer unreached" role="alert">
    {onBack && (
      <button type="button" className="icon-button" aria-label={t('back')} onClick={onBack}>
        <Icon name="back" />
      </button>
    )}
    <p className="flex-[1_1_7.5em] text-small">
      <Sentences text={t('offline.stays')} />
    </p>
    <Button onClick={onRetry}>{t('tryAgain')}</Button>
  </div>
);
