/** A phone with a repayment plan on it. It is decoration. */
export const PhoneDrawing = () => (
  <svg
    viewBox="0 0 300 330"
    className="mx-auto block w-full max-w-80 min-[64rem]:max-w-96"
    aria-hidden="true"
  >
    <circle cx="150" cy="190" r="140" className="fill-on-theme" opacity="0.080" />
    <rect x="72" y="16" width="156" height="330" rx="26" className="fill-on-theme" />
    <rect x="80" y="24" width="140" height="330" rx="19" className="fill-bg" />
    <rect x="130" y="31" width="40" height="7" rx="3.500" className="fill-line" />
    <rect x="92" y="54" width="116" height="78" rx="14" className="fill-theme" />
    <path
      d="M110 113V77h9a9.500 9.500 0 0 1 0 19h-9M103 83h31M103 90h31"
      fill="none"
      strokeWidth="4"
      className="stroke-on-theme"
    />
    <rect x="144" y="78" width="50" height="10" rx="5" className="fill-on-theme" />
    <rect x="144" y="96" width="32" height="8" rx="4" className="fill-on-theme" opacity="0.500" />
    {[0, 1, 2].map((row) => (
      <g key={row} transform={`translate(92 ${144 + row * 48})`}>
        <rect width="116" height="40" rx="12" className="fill-surface stroke-line" />
        <circle cx="22" cy="20" r="10" className={row === 0 ? 'fill-accent' : 'fill-line'} />
        {row === 0 && (
          <path d="m17 20 4 4 7-8" fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-bg" />
        )}
        <rect x="42" y="10" width={44 - row * 6} height="7" rx="3.500" className="fill-muted" />
        <rect x="42" y="23" width={62 - row * 10} height="6" rx="3" className="fill-line" />
      </g>
    ))}
    <rect x="92" y="292" width="116" height="30" rx="11" className="fill-text" />
    <g transform="translate(28 96)">
      <circle cx="30" cy="30" r="30" className="fill-surface" />
      <circle cx="30" cy="30" r="16" fill="none" strokeWidth="4" className="stroke-text" />
      <path d="M30 21v10l6 4" fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-text" />
    </g>
    <g transform="translate(206 206)">
      <circle cx="34" cy="34" r="34" className="fill-surface" />
      <path d="M34 14 52 21v13c0 11-7 18-18 22-11-4-18-11-18-22V21z" className="fill-accent" />
      <path
        d="m26 34 6 6 11-12"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-surface"
      />
    </g>
  </svg>
);
