import type { ReactNode } from 'react';

/** E-mail addresses, dates in words, sums, and numbers in groups, such as an account or a phone number, each with the sign after it. */
const unbroken =
  /\S+@\S+|(?:\p{L}+\.?\s\d{1,2},?\s\d{4}|\d{1,2}\s\p{L}{3,}\.?\s\d{4}|(?:(?:₱|₹|PHP|Php) ?)?[+(]?[\d•*](?:[\d•*.,:/()–-]| (?=[\d•*(]))*(?:\s[AP]M\b)?)[.,;:!?)]*/gu;

/** A text in which a figure moves to the next line as a whole; elements are unchanged. */
export function Glued({ children: text }: { children: ReactNode }) {
  if (typeof text !== 'string') return text;
  const parts = [];
  let end = 0;
  for (const { 0: figure, index } of text.matchAll(unbroken)) {
    if (!/[\s@–-]/.test(figure)) continue;
    parts.push(
      text.slice(end, index),
      <span key={index} className={figure.length > 13 ? 'whole whole-long' : 'whole'}>
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
