import { shallowEqual, useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import {
  type BindBankRef,
  idOf,
  selectCardTypes,
  selectIsBinding,
  selectReadBack,
  selectShownFields,
  selectTypesTitle,
  selectViewState,
} from '../../machines/bindBank/selectors.ts';
import type { ReadBack } from '../../services/bindBank/form.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useFaultFocus } from '../parts/faultFocus.ts';
import { Tabs } from '../parts/Tabs.tsx';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';
import { BankInput } from './BankInput.tsx';
import { Picker } from './Picker.tsx';

interface WithNumberProps {
  text: string;
  account: ReadBack;
}

/** A text that ends with an account, whose number stays on one line as long as a line holds it. */
const WithNumber = ({ text, account: { number } }: WithNumberProps) => {
  if (!number || !text.endsWith(number)) return text;
  return (
    <>
      {text.slice(0, -number.length)}
      <span className="whole">{number}</span>
    </>
  );
};

const formId = 'account';

const Inputs = ({ actor }: { actor: BindBankRef }) => (
  <div className="stack">
    {useSelector(actor, selectShownFields, shallowEqual).map((field, index) => (
      <BankInput key={`${idOf(field)} ${index}`} actor={actor} field={field} />
    ))}
  </div>
);

export const Form = ({ actor }: { actor: BindBankRef }) => {
  const types = useSelector(actor, selectCardTypes, shallowEqual);
  const typesTitle = useSelector(actor, selectTypesTitle);
  const cardType = useSelector(actor, ({ context }) => context.cardType);
  const canFillIn = useCan(actor, { type: 'account.submitted' });
  useFaultFocus(actor);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'account.submitted' });
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      {types.length > 0 ? (
        <Tabs
          label={typesTitle || t('bind.title')}
          tabs={types.map(({ type, name }) => ({ id: type, title: name }))}
          selected={cardType}
          isOff={!canFillIn}
          onSelect={(id) => actor.send({ type: 'cardType.chosen', cardType: id })}
        >
          <Inputs actor={actor} />
        </Tabs>
      ) : (
        <Inputs actor={actor} />
      )}
    </form>
  );
};

const Account = ({ actor }: { actor: BindBankRef }) => (
  <>
    <Form actor={actor} />
    <Picker actor={actor} />
  </>
);

const Bound = ({ actor }: { actor: BindBankRef }) => {
  const readBack = useSelector(actor, selectReadBack, shallowEqual);
  const { isFromOrder, productId, orderId } = useSelector(actor, ({ context }) => context);
  return (
    <>
      <Notice tone="green" title={t('bind.done')}>
        {readBack ? (
          <>
            {t('bind.sentTo')}{' '}
            <strong className="font-strong">
              <WithNumber text={readBack.account} account={readBack} />
            </strong>
          </>
        ) : (
          t('bind.doneHint')
        )}
      </Notice>
      {isFromOrder ? (
        <ButtonLink
          to="orderUrl"
          query={{ productId, orderId, source: 'loanDetail' }}
          onOpen={() => actor.send({ type: 'order.chosen' })}
        >
          {t('bind.order')}
        </ButtonLink>
      ) : (
        <Button onClick={() => actor.send({ type: 'exit.chosen' })}>{t('close')}</Button>
      )}
    </>
  );
};

const Next = ({ actor }: { actor: BindBankRef }) => {
  const readBack = useSelector(actor, selectReadBack, shallowEqual);
  const isBinding = useSelector(actor, selectIsBinding);
  return (
    <>
      {readBack && (
        <p className="mb-3" aria-live="polite">
          {t('bind.readBack')}{' '}
          <strong className="font-strong">
            <WithNumber text={readBack.account} account={readBack} />
          </strong>
        </p>
      )}
      <Button className="w-full" type="submit" form={formId} busy={isBinding}>
        {readBack ? (
          <span>
            <WithNumber text={t('bind.save', { account: readBack.account })} account={readBack} />
          </span>
        ) : (
          t('bind.next')
        )}
      </Button>
    </>
  );
};

/** Bank binding (docs/product/bindBank.md#screen). */
export const BindBank = ({ actor }: { actor: BindBankRef }) => {
  const viewState = useSelector(actor, selectViewState);
  return (
    <ScreenPage actor={actor} title={t('bind.title')} footer={viewState === 'form' && <Next actor={actor} />}>
      <Loaded viewState={viewState} actor={actor}>
        {viewState === 'bound' ? <Bound actor={actor} /> : <Account actor={actor} />}
      </Loaded>
    </ScreenPage>
  );
};
