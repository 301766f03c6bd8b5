import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

interface ChannelStepsProps {
  channel: string;
  /** The backend's steps; without any, the illustrated ones are linked. */
  steps: readonly string[];
  onPictures: () => void;
}

export const ChannelSteps = ({ channel, steps, onPictures }: ChannelStepsProps) => (
  <Card title={channel && steps.length > 0 ? t('code.howTo', { channel }) : undefined}>
    {steps.length > 0 && (
      <ol className="grid list-decimal gap-1 pb-3 pl-5">
        {steps.map((step, index) => (
          <li key={index}>
            <Glued>{step}</Glued>
          </li>
        ))}
      </ol>
    )}
    <button type="button" className="line-link" onClick={onPictures}>
      <span>{t('code.pictures')}</span>
      <Icon name="chevron" />
    </button>
  </Card>
);
