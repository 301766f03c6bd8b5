import { type Language, languageNames, languages } from '../../services/visit/languages.ts';
import type { Moment } from './address.ts';
import { Choice, type Options } from './Choice.tsx';
import { devices } from './devices.ts';

interface ToolbarProps {
  moment: Moment;
  onChange: (changed: Partial<Moment>) => void;
}

const textsOf = (language: Language): string => {
  const row = languages[language];
  return 'name' in row ? row.name : 'Specification';
};

export const Toolbar = ({ moment, onChange }: ToolbarProps) => {
  const choice = <Name extends keyof Moment>(name: Name, label: string, options: Options<Moment[Name]>) => (
    <Choice
      label={label}
      value={moment[name]}
      options={options}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      <fieldset className="flex items-center gap-x-3 gap-y-1 text-small">
        <legend className="float-start me-3 text-muted">Texts</legend>
        {languageNames.map((lang) => (
          <label key={lang} className="flex min-h-10 items-center gap-1">
            <input
              type="radio"
              name="texts"
              checked={moment.lang === lang}
              onChange={() => onChange({ lang })}
            />
            {textsOf(lang)}
          </label>
        ))}
      </fieldset>
      {choice('device', 'Phone', devices)}
      {choice('keyboard', 'Keyboard', { '': 'Down', '1': 'Up' })}
      {choice('dark', 'Looks', { '': 'Light', '1': 'Dark' })}
      {choice('text', 'Text', { '100': '100 %', '150': '150 %', '200': '200 %' })}
      {choice('market', 'Market flag', { '': 'As given', '0': '0 · peso', '1': '1 · rupee' })}
    </div>
  );
};
