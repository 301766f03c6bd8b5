export const Chip = ({ text }: { text: string }) => (
  <span className="inline-block min-w-0 rounded-full bg-theme-soft px-2.5 py-0.5 text-small font-medium text-text">
    {text}
  </span>
);

/** `className` has the gap. */
export const Chips = ({ texts, className }: { texts: readonly string[]; className: string }) => (
  <ul className={`flex flex-wrap ${className}`}>
    {texts.map((text, index) => (
      <li key={index} className="flex min-w-0">
        <Chip text={text} />
      </li>
    ))}
  </ul>
);
