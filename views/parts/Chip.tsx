/** A short mark on something: a product's tag, a complaint's type. */
export const Chip = ({ text }: { text: string }) => <span className="chip">{text}</span>;
