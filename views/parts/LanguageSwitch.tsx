import { useContext } from 'react';
import type { Language } from '../../machines/root/language.ts';
import { inLanguage } from '../app/inLanguage.ts';
import { Start } from '../app/start.ts';
import { onPlainTap } from './plainTap.ts';

interface LanguageSwitchProps {
  /** A tap does nothing now. */
  isOff?: boolean;
  /** Keeps what was typed; without it the page in the other language replaces this one, so that one step back leaves both. */
  onChoose?: (language: Language) => void;
}

const replacePage = (language: Language) => location.replace(inLanguage(language));

/** The page's other languages, each by its own name. A link reloads the page, because its language is chosen once, at the start. */
export const LanguageSwitch = ({ isOff, onChoose }: LanguageSwitchProps) => {
  const { languages } = useContext(Start);
  if (languages.length === 0) return null;
  return (
    <p className="languages">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
      </svg>
      {languages.map(({ language, name, tag }) => (
        <a
          key={language}
          href={inLanguage(language)}
          lang={tag}
          hrefLang={tag}
          aria-disabled={isOff || undefined}
          onClick={onPlainTap(() => (onChoose ?? replacePage)(language))}
        >
          {name}
        </a>
      ))}
    </p>
  );
};
