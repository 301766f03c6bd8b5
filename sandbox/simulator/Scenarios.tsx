import { useState } from 'react';
import type { ListedScenario, ScenarioGroup } from '../control.ts';

interface ScenariosProps {
  groups: readonly ScenarioGroup[];
  current: string | undefined;
  onChoose: (scenario: ListedScenario) => void;
}

/** Returns the groups with the scenarios that contain every word of `text`, in any order. */
export function matching(groups: readonly ScenarioGroup[], text: string): ScenarioGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      scenarios: group.scenarios.filter((scenario) => {
        const said = [group.title, ...Object.values(scenario)].join(' ').toLowerCase();
        return words.every((word) => said.includes(word));
      }),
    }))
    .filter(({ scenarios }) => scenarios.length > 0);
}

export function Scenarios({ groups, current, onChoose }: ScenariosProps) {
  const [text, setText] = useState('');
  const found = matching(groups, text);
  return (
    <nav className="grid gap-5" aria-label="Scenarios">
      <input
        type="search"
        className="sticky top-0 z-1 w-full min-h-10 rounded-small border border-(--line-strong) bg-surface px-3"
        aria-label="Find a scenario"
        placeholder="Find a scenario"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.map((group) => (
        <section key={group.title}>
          <h2 className="section-title">{group.title}</h2>
          <ul>
            {group.scenarios.map((scenario) => (
              <li key={scenario.id}>
                <button
                  type="button"
                  className="grid w-full rounded-control px-3 py-2 text-start hover:bg-sunken aria-[current=true]:bg-theme-soft"
                  aria-current={scenario.id === current}
                  onClick={() => onChoose(scenario)}
                >
                  <strong className="font-strong">{scenario.title}</strong>
                  <span className="text-small text-muted">{scenario.description}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && groups.length > 0 && <p className="text-muted">No scenario has these words.</p>}
    </nav>
  );
}
