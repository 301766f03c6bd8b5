import type { ReactNode } from 'react';
import type { RouteName } from '../../services/visit/flows.ts';
import type { SiteRef } from '../../machines/site/selectors.ts';
import { underBase } from '../app/basePath.ts';
import { PlainWords } from '../document/PlainWords.tsx';
import { SiteLink } from './SiteLink.tsx';

interface SiteDocumentProps {
  actor: SiteRef;
  title: string;
  /** A path is one of our own documents, anything else an external https page. */
  source: string;
  of: 'loan' | 'privacy';
  /** The page of our own document. */
  to: RouteName;
  children: ReactNode;
}

const link = 'flex min-h-11 items-center text-accent underline';

/**
 * A document in a frame, for reading only: it runs no scripts, an external page does not get our origin, and neither learns where it is shown. Below
 * it a link to the same, above it our own in plain words.
 */
export const SiteDocument = ({ actor, title, source, of, to, children }: SiteDocumentProps) => {
  const isOurs = source.startsWith('/');
  return (
    <>
      {isOurs && <PlainWords of={of} />}
      <iframe
        className="mt-5 h-[75vh] min-h-96 w-full rounded-card border border-line bg-bg"
        title={title}
        src={isOurs ? underBase(source) : source}
        sandbox={isOurs ? 'allow-same-origin' : ''}
        referrerPolicy="no-referrer"
        loading="lazy"
      />
      {isOurs ? (
        <SiteLink actor={actor} to={to} className={link}>
          {children}
        </SiteLink>
      ) : (
        <a href={source} rel="noreferrer" className={link}>
          {children}
        </a>
      )}
    </>
  );
};
