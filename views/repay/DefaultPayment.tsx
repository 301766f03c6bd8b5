import { useSelector } from '@xstate/react';
import { type RepayRef, selectPayment } from '../../machines/repay/selectors.ts';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { isBarcodeText } from '../parts/codes/isBarcodeText.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Fold } from '../parts/Fold.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ProductHead } from '../parts/ProductHead.tsx';
import { useCan } from '../parts/useCan.ts';
import { language, t } from '../wording/wording.ts';
import { useRepayment } from './useRepayment.ts';
import { DefaultBarcode } from './laterParts.ts';

/** The default-payment box: a pay code to copy, or to scan as a barcode (docs/product/repay.md#screen). */
export const DefaultPayment = ({ actor }: { actor: RepayRef }) => {
  const { info, channel } = useRepayment(actor);
  const box = info?.defDetail;
  const isBarcodeShown = useSelector(actor, selectPayment) === 'barcodeShown';
  const canShowBarcode = useCan(actor, { type: 'barcode.opened' });
  if (!box?.payCode) return null;
  const content = (
    <>
      <ProductHead logo={box.logo} name={box.title || t('repay.payCode')} />
      <div className="py-4">
        <CodeGroups code={box.payCode} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          className="flex-1 basis-[8rem] px-3"
          onClick={() => actor.send({ type: 'copy.requested' })}
        >
          <Icon name="copy" /> {t('repay.copy')}
        </Button>
        {isBarcodeText(box.payCode) && (
          <Button
            kind="secondary"
            className="flex-1 basis-[8rem] px-3"
            {...(!canShowBarcode && { 'aria-disabled': true })}
            onClick={() => actor.send({ type: 'barcode.opened' })}
          >
            {t('repay.showBarcode')}
          </Button>
        )}
      </div>
      {isBarcodeShown && <DefaultBarcode actor={actor} code={box.payCode} />}
    </>
  );
  // Beside the channels it would be a second code for the same payment, so it is collapsed as another way to pay. The specification draws it open.
  const isFolded = channel !== undefined || (language() !== 'spec' && !!info?.repayList.length);
  const title = t('repay.defaultWay');
  return (
    <Card title={isFolded ? undefined : title}>
      {isFolded ? <Fold label={title}>{content}</Fold> : content}
    </Card>
  );
};
