import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; title: string }[];
  selected: string;
  onSelect: (id: string) => void;
  isOff?: boolean;
  children: ReactNode;
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A strip of tabs with the panel below. Tab reaches the selected one; arrow keys move along the strip. */
export const Tabs = ({ label, tabs, selected, onSelect, isOff = false, children }: TabsProps) => {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step) return;
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = (index + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    (event.currentTarget.children[next] as HTMLElement).focus();
    onSelect(tab.id);
  };
  return (
    <div>
      <div className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
            id={id + tab.id}
            aria-selected={tab.id === selected}
            {...(isOff && { 'aria-disabled': true })}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div className="pt-4" role="tabpanel" aria-labelledby={id + selected}>
        {children}
      </div>
    </div>
  );
};
