import type { Company } from '../../machines/document/selectors.ts';
import { LegalIntro, LegalSections } from '../document/LegalArticle.tsx';
import { loanAgreement } from '../document/loanAgreement.ts';

/** Without the table of contents, whose links would change the hash, which names the page. `dated` is a parameter: importing it loads the app. */
export const articleFor = (company: Company, dated: (day: string) => string) => {
  const text = loanAgreement(company);
  return () => (
    <>
      <LegalIntro text={text} version={dated(text.version)} />
      <LegalSections text={text} />
    </>
  );
};
