/** The shape of a page that is still coming. `label` is for those who cannot see it. */
export const Skeleton = ({ label }: { label: string }) => (
  <output className="skeleton">
    <span className="visually-hidden">{label}</span>
    <i />
    <i className="tall" />
    <i />
  </output>
);
