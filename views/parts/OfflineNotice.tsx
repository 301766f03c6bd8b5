import { Sentences } from './Sentences.tsx';

interface OfflineNoticeProps {
  text?: string | undefined;
}

/** A strip at the top of the app. Keep it mounted: screen readers announce changes. */
export const OfflineNotice = ({ text }: OfflineNoticeProps) => (
  <output className="offline">{text && <Sentences text={text} />}</output>
);
