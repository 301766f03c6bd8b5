import type { Scenario, ScenarioGroup } from './control.ts';

interface ScenariosProps {
  groups: readonly ScenarioGroup[];
  current: string | undefined;
  onChoose: (scenario: Scenario) => void;
}

/** The situations to choose from. */
export const Scenarios = ({ groups, current, onChoose }: ScenariosProps) => (
  <nav className="scenarios" aria-label="Scenarios">
    {groups.map((group) => (
      <section key={group.title}>
        <h2 className="section-title">{group.title}</h2>
        <ul>
          {group.scenarios.map((scenario) => (
            <li key={scenario.id}>
              <button
                type="button"
                className="scenario"
                aria-current={scenario.id === current}
                onClick={() => onChoose(scenario)}
              >
                <strong>{scenario.title}</strong>
                <span>{scenario.description}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
