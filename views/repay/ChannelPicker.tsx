import { useSelector } from '@xstate/react';
import { channelFault } from '../../services/repay/facts.ts';
import { useRepayment } from './useRepayment.ts';
import { type RepayRef, selectPayment } from '../../machines/repay/selectors.ts';
import type { Channel } from '../../services/repay/schema.ts';
import { formatMoney } from '../format/money.ts';
import { Glued } from '../parts/Glued.tsx';
import { GrowingList } from '../parts/GrowingList.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { t } from '../wording/wording.ts';
import { channelFacts } from './Figures.tsx';

const faultKeys = { belowMinimum: 'repay.belowMinimum', aboveMaximum: 'repay.aboveMaximum' } as const;

const ChannelChoice = ({ actor, channel }: { actor: RepayRef; channel: Channel }) => {
  const { amount, market, channel: chosen } = useRepayment(actor);
  const isChosen = chosen?.channel_number === channel.channel_number;
  const fault = channelFault(channel, amount);
  const limit = (fault === 'belowMinimum' ? channel.minimum : channel.maximum) ?? 0;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-disabled={fault !== undefined}
        className={`flex min-h-16 w-full flex-wrap items-center gap-3 py-2 text-left ${fault ? 'text-muted' : ''}`}
        onClick={() => actor.send({ type: 'channel.chosen', channelNumber: channel.channel_number })}
      >
        <Logo src={channel.logo} name={channel.name} />
        <span className="grid flex-1 basis-[6rem]">
          <span className="font-strong">{channel.name}</span>
          <span className="text-small text-muted">
            <Glued>
              {fault
                ? t(faultKeys[fault], { amount: formatMoney(limit, market) })
                : channelFacts(channel, market).join(' · ')}
            </Glued>
          </span>
        </span>
        {/* Without a fee it equals the sum at the top; with an unknown one it is unknown. */}
        {!fault && (channel.fee ?? 0) > 0 && (
          <span className="ml-auto grid text-right">
            <span className="text-small text-muted">{t('pay.total')}</span>
            <span className="font-strong whole">
              {formatMoney((amount ?? 0) + (channel.fee ?? 0), market)}
            </span>
          </span>
        )}
        {isChosen && <Icon name="check" />}
      </button>
    </li>
  );
};

export const ChannelPicker = ({ actor }: { actor: RepayRef }) => {
  const { info, market, amount } = useRepayment(actor);
  const isOpen = useSelector(actor, selectPayment) === 'choosingChannel';
  if (!isOpen) return null;
  return (
    <Sheet
      title={t('repay.method')}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      closeLabel={t('close')}
    >
      <p className="text-muted">{t('repay.pickHint')}</p>
      <p>
        {t('pay.toLoan')}: <strong className="whole">{formatMoney(amount ?? 0, market)}</strong>
      </p>
      <ul className="divide-y divide-line">
        <GrowingList items={info?.repayList ?? []}>
          {(channel) => <ChannelChoice actor={actor} channel={channel} />}
        </GrowingList>
      </ul>
    </Sheet>
  );
};
