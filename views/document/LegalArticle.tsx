import type { Ref } from 'react';
import type { LegalText } from './legalText.ts';
import { Glued } from '../parts/Glued.tsx';

interface LegalIntroProps {
  text: LegalText;
  version: string;
}

export const LegalIntro = ({ text, version }: LegalIntroProps) => (
  <div lang="en">
    <p className="text-small text-muted">
      Version of <span className="whole">{version}</span>
    </p>
    <p className="mt-2">{text.intro}</p>
  </div>
);

interface LegalSectionsProps {
  ref?: Ref<HTMLElement> | undefined;
  text: LegalText;
}

export const LegalSections = ({ ref, text }: LegalSectionsProps) => (
  <article ref={ref} className="flex flex-col gap-8 pt-2" lang="en">
    {text.sections.map(({ id, title, text: parts }, index) => (
      <section key={id} className="flex flex-col gap-3" aria-labelledby={id}>
        <h2 className="flex gap-beside text-title hyphens-auto" id={id} tabIndex={-1}>
          <span className="text-accent tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          {title}
        </h2>
        {parts.map((part) =>
          typeof part === 'string' ? (
            <p key={part}>
              <Glued>{part}</Glued>
            </p>
          ) : (
            <ul key={part[0]} className="flex list-disc flex-col gap-2 ps-6 marker:text-accent">
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
  </article>
);

type LegalArticleProps = LegalIntroProps & LegalSectionsProps & { contents: string; toContents: string };

export const LegalArticle = ({ ref, text, version, contents, toContents }: LegalArticleProps) => (
  <>
    <LegalIntro text={text} version={version} />
    <nav className="card" aria-labelledby="contents">
      <h2 className="section-title" id="contents" tabIndex={-1}>
        {contents}
      </h2>
      <ol lang="en" className="min-[40rem]:columns-2">
        {text.sections.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid">
            <a className="flex min-h-11 items-center gap-beside text-accent" href={`#${id}`}>
              <span className="w-[1.5rem] flex-none text-end text-muted tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              <span className="underline underline-offset-2 hyphens-auto">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
    <LegalSections ref={ref} text={text} />
    <a className="button button-secondary" href="#contents">
      {toContents}
    </a>
  </>
);
