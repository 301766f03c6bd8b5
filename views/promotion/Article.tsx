import type { Company } from '../../machines/document/selectors.ts';
import { loanAgreement } from '../document/loanAgreement.ts';
import { Glued } from '../parts/Glued.tsx';

/** Without the table of contents, whose links would change the hash, which names the page. `dated` is a parameter: importing it loads the app. */
export const articleFor = (company: Company, dated: (day: string) => string) => {
  const agreement = loanAgreement(company);
  return () => (
    <article lang="en" className="terms">
      <p>{agreement.intro}</p>
      {agreement.sections.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 className="section-title" id={id}>
            {title}
          </h2>
          {text.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>
                <Glued>{part}</Glued>
              </p>
            ) : (
              <ul key={part[0]}>
                {part.map((item) => (
                  <li key={item}>
                    <Glued>{item}</Glued>
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
      <p>{dated(agreement.version)}</p>
    </article>
  );
};
