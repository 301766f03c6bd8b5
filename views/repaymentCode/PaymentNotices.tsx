import { useSelector } from '@xstate/react';
import {
  type RepaymentCodeRef,
  selectCode,
  selectViewState,
} from '../../machines/repaymentCode/selectors.ts';
import type { PayNotice } from '../../services/repay/schema.ts';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ProductHead } from '../parts/ProductHead.tsx';
import { t } from '../wording/wording.ts';
import { noticesFor } from './channelSteps.ts';
import { CodePage, CodeTools, Payable } from './CodePage.tsx';
import { Steps } from './HowToPay.tsx';

const NoticeGroup = ({ notice }: { notice: PayNotice }) => (
  <Card title={notice.title}>
    <div className="grid gap-4">
      {notice.items.map(({ name, steps }, place) => (
        <div key={place}>
          {name && name !== notice.title && <h3 className="font-strong">{name}</h3>}
          <Steps steps={steps} className="gap-1" />
        </div>
      ))}
    </div>
  </Card>
);

export const ContractNumber = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { info, payCode: number, code } = useSelector(actor, selectCode);
  if (!number) {
    return (
      <Notice tone="amber" title={t('code.missing')}>
        {t('code.missingHint')}
      </Notice>
    );
  }
  const { title = '', logo = '' } = info?.defDetail ?? {};
  const biller = code?.biller || title;
  return (
    <Card>
      <ProductHead logo={logo} name={biller} />
      <button
        type="button"
        className="grid w-full gap-1 pt-4 pb-4 text-center"
        onClick={() => actor.send({ type: 'copy.requested' })}
      >
        <span className="text-muted">{t('notices.contract')}</span>
        <CodeGroups code={number} />
        <span className="text-accent flex items-center justify-center gap-2 font-medium">
          <Icon name="copy" /> {t('notices.copyHint')}
        </span>
      </button>
      <CodeTools actor={actor} title={t('notices.title')} biller={biller} />
    </Card>
  );
};

export const NothingStored = ({ onBack }: { onBack: () => void }) => (
  <Empty title={t('notices.empty')} hint={t('notices.emptyHint')}>
    <Button onClick={onBack}>{t('back')}</Button>
  </Empty>
);

/** Repayment code page 2: the stored repayment, and how to pay it (docs/product/repaymentCode.md#screen). */
export const PaymentNotices = ({ actor }: { actor: RepaymentCodeRef }) => {
  const { info, code } = useSelector(actor, selectCode);
  const viewState = useSelector(actor, selectViewState);
  return (
    <CodePage actor={actor} title={t('notices.title')}>
      {viewState === 'code' ? (
        <Payable actor={actor} sumLabel={t('notices.total')}>
          <ContractNumber actor={actor} />
          {noticesFor(info?.defDetail?.payNotice ?? [], code?.channel ?? '').map((notice, index) => (
            <NoticeGroup key={index} notice={notice} />
          ))}
        </Payable>
      ) : (
        <NothingStored onBack={() => actor.send({ type: 'back.chosen' })} />
      )}
    </CodePage>
  );
};
