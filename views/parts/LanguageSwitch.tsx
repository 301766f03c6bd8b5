import { otherLanguages } from '../wording/wording.ts';

/** This very page in another language. */
const addressIn = (wanted: string): string => {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  query.set('lang', wanted);
  return `${pathname}?${query.toString()}${hash}`;
};

/** The languages that the page is not in, each said in itself. A link loads the page anew: its language is decided once, when it starts. */
export const LanguageSwitch = () => {
  const others = otherLanguages();
  if (others.length === 0) return null;
  return (
    <p className="languages">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
      </svg>
      {others.map(({ language, name }) => (
        <a key={language} href={addressIn(language)} lang={language} hrefLang={language}>
          {name}
        </a>
      ))}
    </p>
  );
};
