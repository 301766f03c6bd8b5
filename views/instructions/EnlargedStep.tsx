import { useSelector } from '@xstate/react';
import type { PointerEvent } from 'react';
import {
  type InstructionsRef,
  selectHasNext,
  selectHasPrevious,
  stepCount,
} from '../../machines/instructions/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { t } from '../wording/wording.ts';
import { Drawing } from './Drawing.tsx';
import { scenesOf, textOf } from './steps.ts';

/** Minimum sideways movement of a swipe, in pixels. */
const swipe = 40;

/** One step's picture over the whole screen; swiping turns to the next. */
export const EnlargedStep = ({ actor }: { actor: InstructionsRef }) => {
  const way = useSelector(actor, ({ context }) => context.way);
  const step = useSelector(actor, ({ context }) => context.step);
  const hasNext = useSelector(actor, selectHasNext);
  const hasPrevious = useSelector(actor, selectHasPrevious);
  const turn = (by: 1 | -1) => actor.send({ type: 'picture.turned', by });
  const beginSwipe = ({ currentTarget: picture, pointerId, clientX: from }: PointerEvent<HTMLElement>) => {
    // Also a pointer that leaves the picture ends there.
    picture.setPointerCapture(pointerId);
    picture.addEventListener(
      'pointerup',
      ({ pointerId: id, clientX: to }: globalThis.PointerEvent) => {
        if (id === pointerId && Math.abs(to - from) > swipe) turn(to < from ? 1 : -1);
      },
      { once: true },
    );
  };
  return (
    <Sheet
      title={t('instructions.picture', { n: step + 1, count: stepCount })}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      closeLabel={t('close')}
    >
      <div className="touch-pan-y" onPointerDown={beginSwipe}>
        <Drawing scene={scenesOf[way][step] ?? 'form'} />
        <p className="py-4" aria-live="polite">
          {textOf(way, step)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          className="flex-1 basis-[8rem]"
          disabled={!hasPrevious}
          onClick={() => turn(-1)}
        >
          {t('instructions.previous')}
        </Button>
        <Button className="flex-1 basis-[8rem]" disabled={!hasNext} onClick={() => turn(1)}>
          {t('instructions.next')}
        </Button>
      </div>
    </Sheet>
  );
};
