import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import {
  type CustomerServiceRef,
  dialLink,
  phonesIn,
  type Topic,
  topics,
} from '../../machines/customerService/selectors.ts';
import { missingPaymentText } from '../help/missingPayment.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { onPlainTap } from '../parts/plainTap.ts';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { t } from '../wording/wording.ts';

const rights = ['help.rights1', 'help.rights2', 'help.rights3', 'help.rights4'] as const;

const Step = (link: Omit<ComponentProps<typeof ScreenLink>, 'className'>) => (
  <ScreenLink {...link} className="button button-secondary" />
);

const ShowOrder = ({ actor }: { actor: CustomerServiceRef }) => {
  const order = useSelector(actor, ({ context }) => context.order);
  return (
    order.orderId && (
      <Step to="loanDetailUrl" query={{ ...order }} onOpen={() => actor.send({ type: 'order.chosen' })}>
        {t('help.order')}
      </Step>
    )
  );
};

const CallUs = ({ actor }: { actor: CustomerServiceRef }) => {
  const [phone] = phonesIn(useSelector(actor, ({ context }) => context.contact).smWa);
  return (
    phone && (
      <a
        href={dialLink(phone.to)}
        className="button button-secondary"
        onClick={onPlainTap(() => actor.send({ type: 'phone.chosen' }))}
      >
        {t('help.call')}
      </a>
    )
  );
};

/** Reports a missing payment with the known details; without an order it starts with choosing one. */
const ReportPayment = ({ actor }: { actor: CustomerServiceRef }) => {
  const { orderId: orderNo } = useSelector(actor, ({ context }) => context.order);
  const code = useSelector(actor, ({ context }) => context.code);
  return (
    <Button
      kind="secondary"
      onClick={() =>
        actor.send(
          orderNo
            ? { type: 'payment.missed', detail: missingPaymentText(orderNo, code) }
            : { type: 'complaint.chosen' },
        )
      }
    >
      {t(orderNo ? 'help.report' : 'help.reportWhich')}
    </Button>
  );
};

const Forget = ({ actor }: { actor: CustomerServiceRef }) => (
  <Button kind="secondary" onClick={() => actor.send({ type: 'memory.dropped' })}>
    {t('help.forget')}
  </Button>
);

const nextSteps: Record<Topic, (props: { actor: CustomerServiceRef }) => ReactNode> = {
  pay: ({ actor }) => (
    <Step to="DRInstructions" onOpen={() => actor.send({ type: 'instructions.chosen' })}>
      {t('help.paySteps')}
    </Step>
  ),
  missing: ReportPayment,
  late: ({ actor }) => (
    <>
      <ShowOrder actor={actor} />
      <CallUs actor={actor} />
    </>
  ),
  account: CallUs,
  memory: Forget,
  rights: ({ actor }) => (
    <>
      <ul className="grid list-disc gap-1 pl-5">
        {rights.map((right) => (
          <li key={right}>
            <Glued>{t(right)}</Glued>
          </li>
        ))}
      </ul>
      <Step to="complaint" onOpen={() => actor.send({ type: 'complaint.chosen' })}>
        {t('help.complain')}
      </Step>
    </>
  ),
};

const Answer = ({ actor, topic }: { actor: CustomerServiceRef; topic: Topic }) => {
  const isOpen = useSelector(actor, ({ context }) => context.topic) === topic;
  const NextSteps = nextSteps[topic];
  return (
    <li>
      <button
        type="button"
        className="question"
        aria-expanded={isOpen}
        onClick={() => actor.send({ type: 'topic.toggled', topic })}
      >
        <span>{t(`help.${topic}`)}</span>
        <Icon name="chevron" />
      </button>
      {isOpen && (
        <div className="grid gap-3 pb-4">
          <p>
            <Glued>{t(`help.${topic}Answer`)}</Glued>
          </p>
          <NextSteps actor={actor} />
        </div>
      )}
    </li>
  );
};

export const Answers = ({ actor }: { actor: CustomerServiceRef }) => (
  <Card title={t('help.title')}>
    <ul>
      {topics.map((topic) => (
        <Answer key={topic} actor={actor} topic={topic} />
      ))}
    </ul>
  </Card>
);
