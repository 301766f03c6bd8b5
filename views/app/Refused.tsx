import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { keepFocus } from '../parts/keepFocus.ts';
import { t } from '../wording/wording.ts';

export interface RefusedProps {
  /** What the lender said; empty when it said nothing. */
  words: string;
  /** The way to the order, where the screen belongs to one. */
  onOrder?: () => void;
  onHelp: () => void;
}

/** The lender refused to show something: its words stay here, with the ways on that make sense (docs/product/calls.md). */
export const Refused = ({ words, onOrder, onHelp, onRetry }: RefusedProps & { onRetry: () => void }) => (
  <div ref={keepFocus} className="message" role="alert">
    <Icon name="alert" />
    <h2 className="message-title">{words || t('refused.title')}</h2>
    <p className="message-hint">{t('refused.hint')}</p>
    <ButtonBar>
      {onOrder && <Button onClick={onOrder}>{t('refused.order')}</Button>}
      <Button kind={onOrder ? 'secondary' : 'primary'} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      <Button kind="plain" onClick={onHelp}>
        {t('contactUs')}
      </Button>
    </ButtonBar>
  </div>
);
