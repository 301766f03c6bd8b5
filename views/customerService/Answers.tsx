import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type CustomerServiceRef, topics } from '../../machines/customerService/selectors.ts';
import type { Topic } from '../../services/customerService/topics.ts';
import { reportMissing } from '../../machines/screen/missingPayment.ts';
import { missingPaymentText } from '../help/missingPayment.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { t } from '../wording/wording.ts';

const rights = ['help.rights1', 'help.rights2', 'help.rights3', 'help.rights4'] as const;

const ShowOrder = ({ actor }: { actor: CustomerServiceRef }) => {
  const order = useSelector(actor, ({ context }) => context.order);
  return (
    order.orderId && (
      <ButtonLink
        kind="secondary"
        to="loanDetailUrl"
        query={{ ...order }}
        onOpen={() => actor.send({ type: 'order.chosen' })}
      >
        {t('help.order')}
      </ButtonLink>
    )
  );
};

const CallUs = ({ actor }: { actor: CustomerServiceRef }) => {
  const phone = useSelector(actor, ({ context }) => context.contact.smWa);
  return (
    phone && (
      <PhoneLink
        className="button button-secondary"
        phone={phone}
        onCall={() => actor.send({ type: 'phone.chosen' })}
      >
        {t('help.call')}
      </PhoneLink>
    )
  );
};

/** Reports a missing payment with the known details; without an order it starts with choosing one. */
const ReportPayment = ({ actor }: { actor: CustomerServiceRef }) => {
  const { order, code, paymentProblem: problemType } = useSelector(actor, ({ context }) => context);
  const { orderId } = order;
  if (!orderId)
    return (
      <ButtonLink kind="secondary" to="complaint" onOpen={() => actor.send({ type: 'complaint.chosen' })}>
        {t('help.reportWhich')}
      </ButtonLink>
    );
  const detail = missingPaymentText(orderId, code);
  const { to, query } = reportMissing({ orderId, problemType, detail });
  return (
    <ButtonLink
      kind="secondary"
      to={to}
      query={query}
      onOpen={() => actor.send({ type: 'payment.missed', detail })}
    >
      {t('help.report')}
    </ButtonLink>
  );
};

const Forget = ({ actor }: { actor: CustomerServiceRef }) => (
  <Button kind="secondary" onClick={() => actor.send({ type: 'memory.dropped' })}>
    {t('help.forget')}
  </Button>
);

const nextSteps: Record<Topic, (props: { actor: CustomerServiceRef }) => ReactNode> = {
  pay: ({ actor }) => (
    <ButtonLink
      kind="secondary"
      to="DRInstructions"
      onOpen={() => actor.send({ type: 'instructions.chosen' })}
    >
      {t('help.paySteps')}
    </ButtonLink>
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
      <ul className="grid list-disc gap-1 ps-marker">
        {rights.map((right) => (
          <li key={right}>
            <Glued>{t(right)}</Glued>
          </li>
        ))}
      </ul>
      <ButtonLink kind="secondary" to="complaint" onOpen={() => actor.send({ type: 'complaint.chosen' })}>
        {t('help.complain')}
      </ButtonLink>
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
