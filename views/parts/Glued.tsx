/** E-mail addresses, dates in words, sums, and numbers in groups, such as an account or a phone number. */
const unbroken =
  /\S+@\S+|\p{L}+\.?\s\d{1,2},?\s\d{4}|\d{1,2}\s\p{L}{3,}\.?\s\d{4}|(?:(?:₱|₹|PHP|Php)\s?)?[+(]?[\d•*](?:[\d•*.,:/()–-]|\s(?=[\d•*(]))*(?:\s[AP]M\b)?/gu;

/** A text of the company: what is one figure moves to the next line as a whole, and only breaks if it is longer than a line. */
export function Glued({ text }: { text: string }) {
  const parts = [];
  let end = 0;
  for (const { 0: figure, index } of text.matchAll(unbroken)) {
    parts.push(
      text.slice(end, index),
      <span key={index} className="whole">
        {figure}
      </span>,
    );
    end = index + figure.length;
  }
  return (
    <bdi>
      {parts}
      {text.slice(end)}
    </bdi>
  );
}
