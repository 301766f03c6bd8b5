/** A flow's row in a table of all flows; `{{flow}}` and its other spellings stand for the flow's name. */
export type Row = {
  file: string;
  /** What the row needs: sorted among the imports that differ in the name alone, else after all of them. */
  imported?: string;
  row: string;
} & (
  | {
      /** The text that the row is in front of; it is in the file once. */
      before: string;
    }
  | {
      /** How a table begins whose rows are sorted; it is in the file once. */
      sortedIn: string;
    }
);

/** Fills in the name of a flow. */
type Named = (text: string) => string;

/** The beginnings of a table's rows, up to their names. */
export const rowNames = /^ {2}'?(\w+)/gm;

/** Where a table of sorted rows begins, and its text. */
export const tableIn = (text: string, sortedIn: string): { start: number; table: string } => {
  const start = text.indexOf(sortedIn) + sortedIn.length;
  const [table = ''] = text.slice(start).split(/^[}\]]/m);
  return { start, table };
};

/** The first of some rows, sorted by name, that comes after this name. */
const nextAfter = (name: string, rows: readonly RegExpExecArray[]) =>
  rows.find(([, other = '']) => other > name);

const rowPlace = (text: string, row: Row, named: Named): number => {
  if ('before' in row) return text.indexOf(row.before);
  const { start, table } = tableIn(text, row.sortedIn);
  const [[, name = ''] = []] = named(row.row).matchAll(rowNames);
  return start + (nextAfter(name, [...table.matchAll(rowNames)])?.index ?? table.length);
};

const importPlace = (text: string, imported: string, named: Named): number => {
  const escaped = imported.replace(/[.{}]/g, '\\$&').replace(/\\\{\\\{\w+\\\}\\\}/g, '(\\w+)');
  const kind = new RegExp(`^${escaped}\n`, 'gm');
  const [[, name = ''] = []] = `${named(imported)}\n`.matchAll(kind);
  const next = nextAfter(name, [...text.matchAll(kind)]);
  if (next) return next.index;
  // An import may have several lines.
  const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  return last ? last.index + last[0].length : 0;
};

const inserted = (text: string, place: number, line: string) =>
  `${text.slice(0, place)}${line}\n${text.slice(place)}`;

/** A table with one more row. @throws when it does not be where it stood. */
export const withRow = (text: string, row: Row, named: Named): string => {
  const mark = 'before' in row ? row.before : row.sortedIn;
  if (text.split(mark).length !== 2)
    throw new Error(
      `${row.file} has changed: a row's place is found by '${mark.trim()}', which stands in it once no more.`,
    );
  const whole = inserted(text, rowPlace(text, row, named), named(row.row));
  return row.imported ? inserted(whole, importPlace(whole, row.imported, named), named(row.imported)) : whole;
};
