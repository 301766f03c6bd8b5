import { Glued } from './Glued.tsx';

interface RowsProps {
  rows: readonly { text: string; value: string }[];
}

/** Detail rows with the server's texts. A row without a value is hidden; without rows nothing is rendered (docs/product/calls.md). */
export const Rows = ({ rows }: RowsProps) => {
  const shown = rows.filter((row) => row.value);
  return shown.length ? (
    <dl className="rows">
      {shown.map((row, index) => (
        <div key={index}>
          <dt>
            <Glued>{row.text}</Glued>
          </dt>
          <dd>
            <Glued>{row.value}</Glued>
          </dd>
        </div>
      ))}
    </dl>
  ) : null;
};
