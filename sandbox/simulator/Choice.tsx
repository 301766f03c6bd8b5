export type Options<Value extends string> = Readonly<Record<Value, string | { title: string }>>;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Options<Value>;
  onChange: (value: Value) => void;
}

export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <label className="flex items-center gap-2 text-small">
    <span className="flex-none text-muted">{label}</span>
    <select
      // All of them fit one row of a small desk, and leave the phone its height.
      className="min-h-10 rounded-small border border-(--line-strong) bg-surface px-3 max-w-30 min-w-0"
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {Object.entries<string | { title: string }>(options).map(([name, option]) => (
        <option key={name} value={name}>
          {typeof option === 'string' ? option : option.title}
        </option>
      ))}
    </select>
  </label>
);
