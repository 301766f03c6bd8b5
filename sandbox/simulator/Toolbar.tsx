import { type Language, languageNames, languages } from '../../services/visit/languages.ts';
import type { Settings } from './address.ts';
import { Choice } from './Choice.tsx';
import { deviceNames, devices, type DeviceName } from './devices.ts';

const deviceTitles = Object.fromEntries(deviceNames.map((name) => [name, devices[name].title])) as Record<
  DeviceName,
  string
>;

interface ToolbarProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

const textsOf = (language: Language): string => {
  const row = languages[language];
  return 'name' in row ? row.name : 'Specification';
};

export const Toolbar = ({ settings, onChange }: ToolbarProps) => (
  <div className="flex flex-wrap gap-x-4 gap-y-2">
    <fieldset className="flex items-center gap-x-3 gap-y-1 text-small">
      <legend className="float-start me-3 text-muted">Texts</legend>
      {languageNames.map((lang) => (
        <label key={lang} className="flex min-h-10 items-center gap-1">
          <input
            type="radio"
            name="texts"
            checked={settings.lang === lang}
            onChange={() => onChange({ ...settings, lang })}
          />
          {textsOf(lang)}
        </label>
      ))}
    </fieldset>
    <Choice
      label="Phone"
      value={settings.device}
      options={deviceTitles}
      onChange={(device) => onChange({ ...settings, device })}
    />
    <Choice
      label="Keyboard"
      value={settings.keyboard ? 'up' : 'down'}
      options={{ down: 'Down', up: 'Up' }}
      onChange={(keyboard) => onChange({ ...settings, keyboard: keyboard === 'up' })}
    />
    <Choice
      label="Looks"
      value={settings.dark ? 'dark' : 'light'}
      options={{ light: 'Light', dark: 'Dark' }}
      onChange={(looks) => onChange({ ...settings, dark: looks === 'dark' })}
    />
    <Choice
      label="Text"
      value={String(settings.textSize)}
      options={{ '100': '100 %', '150': '150 %', '200': '200 %' }}
      onChange={(size) => onChange({ ...settings, textSize: Number(size) })}
    />
    <Choice
      label="Market flag"
      value={settings.market}
      options={{ '': 'As given', '0': '0 · peso', '1': '1 · rupee' }}
      onChange={(market) => onChange({ ...settings, market })}
    />
  </div>
);
