import { Fragment } from 'react';

/**
 * E-mail addresses, dates in words, sums, numbers in groups, such as an account or a phone number, and words with a hyphen (mag-update), each with the
 * sign after it. Not `\p{L}`, which costs a cheap phone 15 ms when it is first used.
 */
const unbroken =
  /(\S+@\S+|(?:[\da-zÀ-ɏ]+(?:-[a-zÀ-ɏ]+)+|[a-zÀ-ɏ]+\.? \d\d?,? \d{4}|\d\d? [a-zÀ-ɏ]{3,} \d{4}|(?:PHP |[₱₹] ?)?[+(]?[\d•*](?:[\d•*.,:/()–-]| (?=[\d•*(]))*(?: [AP]\.?M)?)[.,;!?]*)/i;

/** A long address breaks at its parts, not inside a word. */
const breakBefore = (part: string, place: number) => (
  <Fragment key={place}>
    <wbr />
    {part}
  </Fragment>
);

/** A text in which a figure moves to the next line as a whole. */
export const Glued = ({ children: text }: { children: string }) => (
  <bdi>
    {text.split(unbroken).map((part, place) =>
      place % 2 && /[ @–-]/.test(part) ? (
        <span key={place} className={part.length > 13 && /[\d@]/.test(part) ? 'whole whole-long' : 'whole'}>
          {part.includes('@') ? part.split(/(?=[@.])/).map(breakBefore) : part}
        </span>
      ) : (
        part
      ),
    )}
  </bdi>
);
