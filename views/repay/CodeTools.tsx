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
  <div className="flex flex-wrap gap-2 *:flex-[1_1_8rem] *:gap-1.5 *:px-1.5">
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
