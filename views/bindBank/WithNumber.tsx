import type { ReadBack } from '../../machines/bindBank/selectors.ts';

interface WithNumberProps {
  text: string;
  account: ReadBack;
}

/** A text that ends with an account, whose number stays on one line as long as a line holds it. */
export const WithNumber = ({ text, account: { number } }: WithNumberProps) => {
  if (!number || !text.endsWith(number)) return text;
  return (
    <>
      {text.slice(0, -number.length)}
      <span className="whole">{number}</span>
    </>
  );
};
