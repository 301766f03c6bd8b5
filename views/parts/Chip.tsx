export const Chip = ({ text }: { text: string }) => (
  <span className="inline-block min-w-0 rounded-full bg-theme-soft px-2.5 py-0.5 text-small font-medium text-text">
    {text}
  </span>
);
