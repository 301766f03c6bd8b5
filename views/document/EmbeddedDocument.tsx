import { LegalArticle } from './LegalArticle.tsx';
import type { LegalText } from './legalText.ts';

/** A legal document as the body of a page without scripts: the build renders it, a frame shows it. `version` is its date in words. */
export const EmbeddedDocument = ({ text, version }: { text: LegalText; version: string }) => (
  <main className="mx-auto flex max-w-[48rem] flex-col gap-4 px-4 py-6">
    <h1 className="text-headline">{text.title}</h1>
    <LegalArticle text={text} version={version} contents="Contents" toContents="Back to the contents" />
  </main>
);
