/** A change of a text: what stands between two places is replaced; what begins and ends at one place is put in there. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** In the order of their places; what is put in stands before what begins at the same place, and the longer change before one within it. */
const byPlace = (a: Edit, b: Edit): number =>
  a.start - b.start || Number(b.start === b.end) - Number(a.start === a.end) || b.end - a.end;

/** `code` with all `edits`; one within another that is gone is left out. */
export const withEdits = (code: string, edits: readonly Edit[]): string => {
  let result = '';
  let place = 0;
  for (const { start, end, text } of edits.toSorted(byPlace)) {
    if (start < place) continue;
    result += code.slice(place, start) + text;
    place = end;
  }
  return result + code.slice(place);
};
