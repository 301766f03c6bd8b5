import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import {
  type BindBankRef,
  selectCardType,
  selectCardTypes,
  selectFace,
  selectFields,
  selectFirstMissing,
  selectIsBinding,
  selectIsFromOrder,
  shownFields,
} from '../../machines/bindBank/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { t } from '../wording/wording.ts';
import { BankInput } from './BankInput.tsx';
import { OutcomeUnknown } from './OutcomeUnknown.tsx';
import { Picker } from './Picker.tsx';
import { LoadFailed } from '../app/LoadFailed.tsx';

const formId = 'account';

const Inputs = ({ actor }: { actor: BindBankRef }) => {
  const fields = useSelector(actor, selectFields);
  const cardType = useSelector(actor, selectCardType);
  return (
    <div className="stack">
      {shownFields({ fields, cardType }).map((field) => (
        <BankInput key={`${field.cardTypeMi}.${field.code}`} actor={actor} field={field} />
      ))}
    </div>
  );
};

const Form = ({ actor }: { actor: BindBankRef }) => {
  const form = useRef<HTMLFormElement>(null);
  const types = useSelector(actor, selectCardTypes);
  const cardType = useSelector(actor, selectCardType);
  const label = useSelector(actor, selectFields).find(({ code }) => code === 'cardType')?.title;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted' });
    const wrong = form.current?.elements.namedItem(selectFirstMissing(actor.getSnapshot()) ?? '');
    if (wrong instanceof HTMLElement) wrong.focus();
  };
  return (
    <form id={formId} ref={form} noValidate onSubmit={submit}>
      {types.length > 0 ? (
        <Tabs
          label={label ?? t('bind.title')}
          tabs={types.map(({ type, name }) => ({ id: type, title: name }))}
          selected={cardType}
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

const Face = ({ actor }: { actor: BindBankRef }) => {
  const isFromOrder = useSelector(actor, selectIsFromOrder);
  switch (useSelector(actor, selectFace)) {
    case 'loading':
      return <Skeleton label={t('loading')} />;
    case 'failed':
      return <LoadFailed onRetry={() => actor.send({ type: 'retry.requested' })} />;
    case 'form':
      return (
        <>
          <Form actor={actor} />
          <Picker actor={actor} />
          <OutcomeUnknown actor={actor} />
        </>
      );
    case 'bound':
      return (
        <>
          <StatusPanel tone="green" icon="check" title={t('bind.done')}>
            {t('bind.doneHint')}
          </StatusPanel>
          <Button onClick={() => actor.send({ type: 'exit.chosen' })}>
            {t(isFromOrder ? 'bind.order' : 'close')}
          </Button>
        </>
      );
  }
};

/** Bank binding (spec §2). */
export const BindBank = ({ actor }: { actor: BindBankRef }) => {
  const isForm = useSelector(actor, selectFace) === 'form';
  const isBinding = useSelector(actor, selectIsBinding);
  return (
    <ScreenPage
      actor={actor}
      title={t('bind.title')}
      footer={
        isForm && (
          <Button className="w-full" type="submit" form={formId} busy={isBinding}>
            {t('bind.next')}
          </Button>
        )
      }
    >
      <Face actor={actor} />
    </ScreenPage>
  );
};
