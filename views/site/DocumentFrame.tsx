import { underBase } from '../app/basePath.ts';
import { isOwnDocument } from './ownDocument.ts';

interface DocumentFrameProps {
  title: string;
  source: string;
}

/** A document in a frame, for reading only: it runs no scripts, an external page does not get our origin, and neither learns where it is shown. */
export const DocumentFrame = ({ title, source }: DocumentFrameProps) => {
  const isOurs = isOwnDocument(source);
  return (
    <iframe
      className="mt-5 h-[75vh] min-h-96 w-full rounded-card border border-line bg-bg"
      title={title}
      src={isOurs ? underBase(source) : source}
      sandbox={isOurs ? 'allow-same-origin' : ''}
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
};
