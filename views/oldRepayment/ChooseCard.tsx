import { useSelector } from '@xstate/react';
import { type OldRepaymentRef, selectViewState, selectWay } from '../../machines/oldRepayment/selectors.ts';
import { lastFour } from '../../services/values/cardNumber.ts';
import { plainText } from '../../services/values/plainText.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { GrowingList } from '../parts/GrowingList.tsx';
import { Logo } from '../parts/Logo.tsx';
import { langOf, t } from '../wording/wording.ts';

const Cards = ({ actor }: { actor: OldRepaymentRef }) => {
  const { bankList: cards = [] } = useSelector(actor, selectWay) ?? {};
  const cardId = useSelector(actor, ({ context }) => context.cardId);
  if (cards.length === 0)
    return (
      <div lang={langOf(t('oldRepay.noCards'))}>
        <Empty title={t('oldRepay.noCards')} hint={t('oldRepay.noCardsHint')} />
      </div>
    );
  return (
    <Card>
      <div role="radiogroup" aria-label={t('oldRepay.chooseTitle')} className="divide-y divide-line">
        <GrowingList items={cards} isInList={false}>
          {(card) => (
            <label className="flex min-h-16 items-center gap-beside py-2">
              <Logo src="" name={plainText(card.bankName)} />
              <span className="grid flex-1">
                <span className="font-strong">{plainText(card.bankName)}</span>
                <span className="text-small text-muted">{lastFour(card.cardNo)}</span>
              </span>
              <input
                type="radio"
                name="card"
                className="size-6 flex-none accent-accent"
                checked={card.id === cardId}
                onChange={() => actor.send({ type: 'card.chosen', cardId: card.id })}
              />
            </label>
          )}
        </GrowingList>
      </div>
    </Card>
  );
};

/** Old repayment: the bank card to pay from (docs/product/oldRepayment.md#checks). */
export const ChooseCard = ({ actor }: { actor: OldRepaymentRef }) => {
  const viewState = useSelector(actor, selectViewState);
  const hasCards = useSelector(actor, (seen) => (selectWay(seen)?.bankList ?? []).length > 0);
  return (
    <ScreenPage
      actor={actor}
      title={t('oldRepay.chooseTitle')}
      footer={
        viewState === 'cards' && (
          <Button className="w-full" onClick={() => actor.send({ type: 'choice.confirmed' })}>
            {t(hasCards ? 'oldRepay.next' : 'oldRepay.nextWithout')}
          </Button>
        )
      }
    >
      <Loaded viewState={viewState} actor={actor}>
        <Cards actor={actor} />
      </Loaded>
    </ScreenPage>
  );
};
