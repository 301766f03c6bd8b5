import { useSelector } from '@xstate/react';
import { type ArrivalRef, selectArrival, selectFound } from '../../machines/payment/arrival.ts';
import { t } from '../wording/wording.ts';
import { Arrived } from './Arrived.tsx';

const Look = ({ actor, market }: { actor: ArrivalRef; market: boolean }) => {
  const state = useSelector(actor, selectArrival);
  const { arrival: found, news } = useSelector(actor, selectFound);
  switch (state) {
    case 'beginning':
    case 'opening':
    case 'unasked':
      return null;
    case 'looking':
    case 'unseen':
      return <p className="text-center text-muted">{t(`arrival.${state}`)}</p>;
    default:
      return <Arrived arrival={found} news={news} market={market} />;
  }
};

/** What the look for a payment found. Its place is a live region that stays on the page, so that a screen reader announces it. */
export const Arrival = ({ actor, market }: { actor: ArrivalRef | undefined; market: boolean }) =>
  actor && <Look actor={actor} market={market} />;
