import { shallowEqual, useSelector } from '@xstate/react';
import {
  type InstructionsRef,
  type PayWay,
  payWays,
  selectHasArrived,
  selectIsEnlarged,
  selectReference,
  selectSum,
} from '../../machines/instructions/selectors.ts';
import { later } from '../app/later.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { Arrival } from '../repay/Arrival.tsx';
import { Arrived } from '../repay/Arrived.tsx';
import { Figures } from '../repay/Figures.tsx';
import { PaymentRules } from '../repay/PaymentRules.tsx';
import { t } from '../wording/wording.ts';
import { Drawing } from './Drawing.tsx';
import { scenesOf, textOf } from './steps.ts';

const EnlargedStep = later(async () => (await import('./EnlargedStep.tsx')).EnlargedStep);

const Steps = ({ actor }: { actor: InstructionsRef }) => {
  const way = useSelector(actor, ({ context }) => context.way);
  return (
    <ol className="stack">
      {scenesOf[way].map((scene, step) => (
        <li key={textOf(way, step)}>
          <Card>
            <div className="flex flex-wrap items-center gap-4">
              <button
                type="button"
                className="w-[7rem] max-w-[35%] flex-none"
                aria-label={t('instructions.enlarge', { n: step + 1 })}
                onClick={() => actor.send({ type: 'picture.enlarged', step })}
              >
                <Drawing scene={scene} />
              </button>
              <p className="min-w-0 grow basis-[8rem]">
                <span className="text-small text-muted block">{t('instructions.step', { n: step + 1 })}</span>
                {textOf(way, step)}
              </p>
            </div>
          </Card>
        </li>
      ))}
    </ol>
  );
};

const Reference = ({ actor }: { actor: InstructionsRef }) => {
  const reference = useSelector(actor, selectReference);
  const sum = useSelector(actor, selectSum, shallowEqual);
  const market = useSelector(actor, ({ context }) => context.market);
  if (!reference) return null;
  return (
    <Card title={t('instructions.reference')}>
      <CodeGroups code={reference} />
      {sum && <Figures {...sum} market={market} />}
      <Button kind="plain" className="w-full" onClick={() => actor.send({ type: 'copy.requested' })}>
        <Icon name="copy" /> {t('repay.copy')}
      </Button>
    </Card>
  );
};

const Payment = ({ actor }: { actor: InstructionsRef }) => {
  const arrival = useSelector(actor, ({ children }) => children.arrival);
  const { market, found } = useSelector(actor, ({ context }) => context);
  const hasArrived = useSelector(actor, selectHasArrived);
  return (
    <>
      <output className="empty:absolute">
        {found ? (
          <Arrived arrival={found.arrival} market={market} />
        ) : (
          <Arrival actor={arrival} market={market} />
        )}
      </output>
      {hasArrived && <ToOrder actor={actor} />}
      <Reference actor={actor} />
    </>
  );
};

/** Payment instructions: an e-wallet's bills, a second e-wallet, or a store, each with a reference number (docs/product/repaymentCode.md#screen). */
export const Instructions = ({ actor }: { actor: InstructionsRef }) => (
  <ScreenPage actor={actor} title={t('instructions.title')}>
    <Payment actor={actor} />
    <Tabs
      label={t('instructions.ways')}
      tabs={payWays.map((way) => ({ id: way, title: t(`instructions.${way}`) }))}
      selected={useSelector(actor, ({ context }) => context.way)}
      onSelect={(way) => actor.send({ type: 'way.chosen', way: way as PayWay })}
    >
      <Steps actor={actor} />
    </Tabs>
    <PaymentRules />
    {useSelector(actor, selectIsEnlarged) && <EnlargedStep actor={actor} />}
  </ScreenPage>
);
