import { type DocumentRef, type Related, selectRelated } from '../../machines/document/selectors.ts';
import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { t } from '../wording/wording.ts';

const Row = ({ actor, to }: { actor: DocumentRef; to: Related }) => (
  <li>
    <ScreenLink
      className="flex min-h-12 items-center justify-between gap-3"
      to={to}
      onOpen={() => actor.send({ type: 'screen.chosen', to })}
    >
      {t(`documents.${to}`)} <Icon name="chevron" />
    </ScreenLink>
  </li>
);

export const RelatedScreens = ({ actor }: { actor: DocumentRef }) => (
  <Card title={t('documents.related')}>
    <ul className="divide-y divide-line">
      {selectRelated(actor.getSnapshot()).map((to) => (
        <Row key={to} actor={actor} to={to} />
      ))}
    </ul>
  </Card>
);
