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
            <bdi>{row.text}</bdi>
          </dt>
          <dd>
            <Glued text={row.value} />
          </dd>
        </div>
      ))}
    </dl>
  ) : null;
};
