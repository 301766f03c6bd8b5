export const Chip = ({ text }: { text: string }) => <span className="chip">{text}</span>;
