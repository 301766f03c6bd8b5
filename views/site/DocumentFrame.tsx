import { underBase } from '../app/basePath.ts';
import { isOwnDocument } from './ownDocument.ts';

interface DocumentFrameProps {
  title: string;
  /** The path of one of our own documents as a page without scripts, or an external https page. */
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
