import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { t } from '../wording/wording.ts';

const lines = [1, 2, 3, 4, 5, 6] as const;

/** A legal document summarised in six plain lines, in the page's language: the document itself is in English. */
export const PlainWords = ({ of }: { of: 'loan' | 'privacy' }) => (
  <Card title={t('plain.title')}>
    <ul className="flex list-disc flex-col gap-2 ps-marker marker:text-accent">
      {lines.map((line) => (
        <li key={line}>
          <Glued>{t(`plain.${of}.${line}`)}</Glued>
        </li>
      ))}
    </ul>
    <p className="mt-3 text-small text-muted">{t('plain.binding')}</p>
  </Card>
);
