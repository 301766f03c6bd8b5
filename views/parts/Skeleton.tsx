export const Skeleton = ({ label }: { label: string }) => (
  <output className="skeleton">
    <span className="sr-only">{label}</span>
    <i />
    <i className="tall" />
    <i />
  </output>
);
