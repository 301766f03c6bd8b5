import { Fragment } from 'react';

/** A code in groups of four, which people read and type with fewer mistakes. Copied text has no gaps. */
export const CodeGroups = ({ code }: { code: string }) => (
  <p className="code-groups">
    {(code.match(/.{1,4}/gu) ?? []).map((group, index) => (
      // Groups never change their order.
      <Fragment key={index}>
        <span>{group}</span>
        <wbr />
      </Fragment>
    ))}
  </p>
);
