import { shallowEqual, useSelector } from '@xstate/react';
import { useRef } from 'react';
import {
  type InstructionsRef,
  type PayWay,
  payWays,
  selectHasNext,
  selectHasPrevious,
  selectIsEnlarged,
  selectMarket,
  selectReference,
  selectStep,
  selectSum,
  selectWay,
  stepCount,
} from '../../machines/instructions/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { Figures } from '../repay/Figures.tsx';
import { PaymentRules } from '../repay/PaymentRules.tsx';
import { t, type WordingKey } from '../wording/wording.ts';
import { Drawing, type Scene } from './Drawing.tsx';

const scenes: Record<PayWay, readonly Scene[]> = {
  firstWallet: ['tiles', 'list', 'form', 'receipt'],
  secondWallet: ['tiles', 'list', 'form', 'receipt'],
  store: ['kiosk', 'list', 'slip', 'counter'],
};

/** Minimum sideways movement of a swipe, in pixels. */
const swipe = 40;

const sceneOf = (way: PayWay, step: number): Scene => scenes[way][step] ?? 'form';
const textOf = (way: PayWay, step: number) => t(`instructions.${way}.${step + 1}` as WordingKey);

const Steps = ({ actor }: { actor: InstructionsRef }) => {
  const way = useSelector(actor, selectWay);
  return (
    <ol className="stack">
      {scenes[way].map((scene, step) => (
        <li key={textOf(way, step)}>
          <Card>
            <div className="flex flex-wrap items-center gap-4">
              <button
                type="button"
                className="w-28 max-w-[35%] flex-none"
                aria-label={t('instructions.enlarge', { n: step + 1 })}
                onClick={() => actor.send({ type: 'picture.enlarged', step })}
              >
                <Drawing scene={scene} />
              </button>
              <p className="min-w-0 grow basis-32">
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

const EnlargedStep = ({ actor }: { actor: InstructionsRef }) => {
  const way = useSelector(actor, selectWay);
  const step = useSelector(actor, selectStep);
  const hasNext = useSelector(actor, selectHasNext);
  const hasPrevious = useSelector(actor, selectHasPrevious);
  const from = useRef(0);
  const turn = (by: 1 | -1) => actor.send({ type: 'picture.turned', by });
  return (
    <Sheet
      open={useSelector(actor, selectIsEnlarged)}
      title={t('instructions.picture', { n: step + 1, count: stepCount })}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      closeLabel={t('close')}
    >
      <div
        className="touch-pan-y"
        onPointerDown={(event) => {
          from.current = event.clientX;
        }}
        onPointerUp={(event) => {
          const distance = event.clientX - from.current;
          if (Math.abs(distance) > swipe) turn(distance < 0 ? 1 : -1);
        }}
      >
        <Drawing scene={sceneOf(way, step)} />
        <p className="py-4" aria-live="polite">
          {textOf(way, step)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" className="flex-1 basis-32" disabled={!hasPrevious} onClick={() => turn(-1)}>
          {t('instructions.previous')}
        </Button>
        <Button className="flex-1 basis-32" disabled={!hasNext} onClick={() => turn(1)}>
          {t('instructions.next')}
        </Button>
      </div>
    </Sheet>
  );
};

const Reference = ({ actor }: { actor: InstructionsRef }) => {
  const reference = useSelector(actor, selectReference);
  const sum = useSelector(actor, selectSum, shallowEqual);
  const market = useSelector(actor, selectMarket);
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

/** Payment instructions: an e-wallet's bills, a second e-wallet, or a store, each with a reference number (docs/product/repaymentCode.md#screen). */
export const Instructions = ({ actor }: { actor: InstructionsRef }) => (
  <ScreenPage actor={actor} title={t('instructions.title')}>
    <Reference actor={actor} />
    <Tabs
      label={t('instructions.ways')}
      tabs={payWays.map((way) => ({ id: way, title: t(`instructions.${way}`) }))}
      selected={useSelector(actor, selectWay)}
      onSelect={(way) => actor.send({ type: 'way.chosen', way: way as PayWay })}
    >
      <Steps actor={actor} />
    </Tabs>
    <PaymentRules />
    <EnlargedStep actor={actor} />
  </ScreenPage>
);
