export const Skeleton = ({ label }: { label: string }) => (
  <output className="skeleton">
    <span className="visually-hidden">{label}</span>
    <i />
    <i className="tall" />
    <i />
  </output>
);
