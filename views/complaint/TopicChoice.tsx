import { useSelector } from '@xstate/react';
import { nextQuery } from '../../machines/complaint/nextQuery.ts';
import {
  type ComplaintRef,
  hasSubTypes,
  selectIsCollectionClosed,
  selectRevealed,
  selectSubTypes,
  selectTypes,
} from '../../machines/complaint/selectors.ts';
import type { Topic } from '../../services/complaint/schema.ts';
import { Card } from '../parts/Card.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LineLink } from '../parts/LineLink.tsx';
import { t } from '../wording/wording.ts';

interface ChoiceProps {
  actor: ComplaintRef;
  topic: Topic;
}

const SubTypes = ({ actor, topic: { type } }: ChoiceProps) => {
  const orderNo = useSelector(actor, ({ context }) => context.orderNo);
  return (
    <ul className="mb-2 rounded-control bg-sunken px-4">
      {useSelector(actor, selectSubTypes).map((subType) => (
        <li key={subType.type}>
          <LineLink
            to="complainPageNext"
            query={nextQuery(orderNo, type, subType.type)}
            onOpen={() => actor.send({ type: 'subType.chosen', problemSonType: subType.type })}
          >
            {subType.title}
          </LineLink>
        </li>
      ))}
    </ul>
  );
};

const Choice = ({ actor, topic }: ChoiceProps) => {
  const orderNo = useSelector(actor, ({ context }) => context.orderNo);
  const isOpen = useSelector(actor, selectRevealed) === topic.type;
  const choose = () => actor.send({ type: 'type.chosen', problemType: topic.type });
  if (!hasSubTypes(topic))
    return (
      <LineLink to="complainPageNext" query={nextQuery(orderNo, topic.type)} onOpen={choose}>
        {topic.title}
      </LineLink>
    );
  return (
    <>
      <button type="button" className="question" aria-expanded={isOpen} onClick={choose}>
        <span>{topic.title}</span>
        <Icon name="chevron" />
      </button>
      {isOpen && <SubTypes actor={actor} topic={topic} />}
    </>
  );
};

/** The complaint's topic; collection opens its sub-types, the others continue (docs/product/complaint.md#screen). */
export const TopicChoice = ({ actor }: { actor: ComplaintRef }) => {
  const types = useSelector(actor, selectTypes);
  const isCollectionClosed = useSelector(actor, selectIsCollectionClosed);
  return (
    <Card title={t('complaint.question')}>
      <ul>
        {types.map((topic) => (
          <li key={topic.type}>
            <Choice actor={actor} topic={topic} />
          </li>
        ))}
      </ul>
      {types.length === 0 && <ContactUs actor={actor} className="w-full" />}
      {isCollectionClosed && (
        <div className="mt-3 rounded-control bg-sunken p-4 text-small">
          <p>{t('complaint.collectionElsewhere')}</p>
          <ContactUs actor={actor} className="-mb-2 px-0" />
        </div>
      )}
    </Card>
  );
};
