import type { ReactNode } from 'react';
import type { RouteName } from '../../machines/screen/routes.ts';
import type { SiteRef } from '../../machines/site/selectors.ts';
import { isOwnDocument } from './ownDocument.ts';
import { SiteLink } from './SiteLink.tsx';

interface DocumentLinkProps {
  actor: SiteRef;
  source: string;
  to: RouteName;
  children: ReactNode;
}

const className = 'flex min-h-11 items-center text-accent underline';

export const DocumentLink = ({ actor, source, to, children }: DocumentLinkProps) =>
  isOwnDocument(source) ? (
    <SiteLink actor={actor} to={to} className={className}>
      {children}
    </SiteLink>
  ) : (
    <a href={source} rel="noreferrer" className={className}>
      {children}
    </a>
  );
