import { useSelector } from '@xstate/react';
import {
  type ComplaintRef,
  hasSubTypes,
  selectIsCollectionClosed,
  selectRevealed,
  selectSubTypes,
  selectTypes,
  type Topic,
} from '../../machines/complaint/selectors.ts';
import { Card } from '../parts/Card.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

interface RowProps {
  topic: Topic;
  expanded?: boolean | undefined;
  onChoose: () => void;
}

const Row = ({ topic, expanded, onChoose }: RowProps) => (
  <button
    type="button"
    className="flex min-h-13 w-full items-center justify-between gap-beside py-2 text-start"
    aria-expanded={expanded}
    onClick={onChoose}
  >
    {topic.title}
    <span className={`chevron transition-transform ${expanded ? 'rotate-90' : ''}`}>
      <Icon name="chevron" />
    </span>
  </button>
);

const SubTypes = ({ actor }: { actor: ComplaintRef }) => (
  <ul className="mb-2 rounded-control bg-sunken px-4">
    {useSelector(actor, selectSubTypes).map((topic) => (
      <li key={topic.type}>
        <Row
          topic={topic}
          onChoose={() => actor.send({ type: 'subType.chosen', problemSonType: topic.type })}
        />
      </li>
    ))}
  </ul>
);

/** The complaint's topic; collection opens its sub-types, the others continue (docs/product/complaint.md#screen). */
export const TopicChoice = ({ actor }: { actor: ComplaintRef }) => {
  const types = useSelector(actor, selectTypes);
  const revealed = useSelector(actor, selectRevealed);
  const isCollectionClosed = useSelector(actor, selectIsCollectionClosed);
  return (
    <Card title={t('complaint.question')}>
      <ul className="divide-y divide-line">
        {types.map((topic) => (
          <li key={topic.type}>
            <Row
              topic={topic}
              expanded={hasSubTypes(topic) ? topic.type === revealed : undefined}
              onChoose={() => actor.send({ type: 'type.chosen', problemType: topic.type })}
            />
            {topic.type === revealed && <SubTypes actor={actor} />}
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
