/** The product's logo: a peso sign on the theme colour. It is decorative beside a name. */
export const BrandMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
    <rect width="32" height="32" rx="9" className="fill-theme" />
    <path
      d="M12 26V7h5.5a5.5 5.5 0 0 1 0 11H12M8 10.5h17M8 14.5h17"
      fill="none"
      strokeWidth="2.5"
      className="stroke-on-theme"
    />
  </svg>
);
