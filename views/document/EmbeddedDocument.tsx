import { LegalArticle } from './LegalArticle.tsx';
import type { LegalText } from './legalText.ts';

/** A legal document as the body of a page without script: the build draws it, a frame shows it. */
export const EmbeddedDocument = ({ text }: { text: LegalText }) => (
  <main className="mx-auto flex max-w-[48rem] flex-col gap-4 px-4 py-6">
    <h1 className="text-headline">{text.title}</h1>
    <LegalArticle text={text} contents="Contents" toContents="Back to the contents" />
  </main>
);
