import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

interface CodeToolsProps {
  /** Copying is not the main action. */
  isSecond?: boolean;
  onCopy?: (() => void) | undefined;
  onCopySum?: (() => void) | undefined;
  onShare?: (() => void) | undefined;
}

export const CodeTools = ({ isSecond = false, onCopy, onCopySum, onShare }: CodeToolsProps) => (
  <div className="code-tools">
    {onCopy && (
      <Button kind={isSecond ? 'secondary' : 'primary'} onClick={onCopy}>
        <Icon name="copy" /> {t('repay.copy')}
      </Button>
    )}
    {onCopySum && (
      <Button kind="secondary" onClick={onCopySum}>
        {t('code.copySum')}
      </Button>
    )}
    {onShare && (
      <Button kind="secondary" onClick={onShare}>
        <Icon name="share" /> {t('code.share')}
      </Button>
    )}
  </div>
);
