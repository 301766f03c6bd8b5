interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <label className="choice">
    <span>{label}</span>
    <select value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {Object.entries(options).map(([name, title]) => (
        <option key={name} value={name}>
          {String(title)}
        </option>
      ))}
    </select>
  </label>
);
