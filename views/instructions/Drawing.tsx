import type { ReactNode } from 'react';

export type Scene = 'tiles' | 'list' | 'form' | 'receipt' | 'kiosk' | 'slip' | 'counter';

const line = 'fill-line';
const mark = 'fill-theme';
const paper = 'fill-raised';

const Phone = ({ children }: { children: ReactNode }) => (
  <>
    <rect x="28" y="6" width="64" height="108" rx="9" className="fill-text" />
    <rect x="31" y="9" width="58" height="102" rx="6" className={paper} />
    {children}
  </>
);

const tile = (index: number) => ({ x: 36 + (index % 3) * 17, y: 34 + Math.floor(index / 3) * 19 });

const bars =
  'M0 0h2v16H0zM4 0h1v16H4zM7 0h3v16H7zM12 0h1v16h-1zM15 0h2v16h-2zM19 0h3v16h-3zM24 0h1v16h-1zM27 0h2v16h-2z';

const scenes: Record<Scene, ReactNode> = {
  tiles: (
    <Phone>
      <rect x="36" y="15" width="48" height="12" rx="4" className={line} />
      {Array.from({ length: 9 }, (_, index) => (
        <rect
          key={index}
          {...tile(index)}
          width="14"
          height="14"
          rx="4"
          className={index === 4 ? mark : line}
        />
      ))}
      <circle cx="60" cy="60" r="14" fill="none" strokeWidth="3" className="stroke-accent" />
    </Phone>
  ),
  list: (
    <Phone>
      <rect x="36" y="15" width="48" height="10" rx="5" className={line} />
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <circle cx="42" cy={39 + row * 18} r="5" className={row === 1 ? mark : line} />
          <rect
            x="51"
            y={35 + row * 18}
            width={row % 2 ? 32 : 26}
            height="8"
            rx="4"
            className={row === 1 ? mark : line}
          />
        </g>
      ))}
      <rect
        x="34"
        y="48"
        width="52"
        height="18"
        rx="5"
        fill="none"
        strokeWidth="3"
        className="stroke-accent"
      />
    </Phone>
  ),
  form: (
    <Phone>
      <rect x="36" y="18" width="28" height="5" rx="2" className={line} />
      <rect
        x="36"
        y="26"
        width="48"
        height="15"
        rx="4"
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
      />
      <path d="M40 33h5m3 0h5m3 0h5m3 0h5" strokeWidth="4" className="stroke-text" />
      <rect x="36" y="50" width="22" height="5" rx="2" className={line} />
      <rect
        x="36"
        y="58"
        width="48"
        height="15"
        rx="4"
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
      />
      <path
        d="M41 70V61h4a3 3 0 0 1 0 6h-4m-2-3h10M54 66h18"
        fill="none"
        strokeWidth="2"
        className="stroke-text"
      />
      <rect x="36" y="88" width="48" height="14" rx="5" className={mark} />
    </Phone>
  ),
  receipt: (
    <Phone>
      <circle cx="60" cy="38" r="17" className={mark} />
      <path
        d="m52 38 6 6 11-12"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-on-theme"
      />
      <path d="M38 66h44M38 77h30M38 88h38" strokeWidth="6" strokeLinecap="round" className="stroke-line" />
      <path d="M38 100h20" strokeWidth="6" strokeLinecap="round" className="stroke-accent" />
    </Phone>
  ),
  kiosk: (
    <>
      <path d="M44 82h32v32H44z" className="fill-muted" />
      <rect x="30" y="8" width="60" height="76" rx="6" className="fill-text" />
      <rect x="35" y="13" width="50" height="50" rx="3" className={paper} />
      {[0, 1, 2, 3].map((index) => (
        <rect
          key={index}
          x={39 + (index % 2) * 22}
          y={17 + Math.floor(index / 2) * 22}
          width="19"
          height="19"
          rx="4"
          className={index === 1 ? mark : line}
        />
      ))}
      <path d="M48 72h24" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
    </>
  ),
  slip: (
    <>
      <rect x="20" y="8" width="80" height="26" rx="6" className="fill-text" />
      <path d="M30 26h60" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
      <path
        d="M34 26h52v84l-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5z"
        className={`${paper} stroke-line`}
      />
      <path d="M42 40h36M42 50h24" strokeWidth="5" strokeLinecap="round" className="stroke-line" />
      <path d={bars} transform="translate(45.5 62)" className="fill-text" />
      <path d="M42 90h28" strokeWidth="5" strokeLinecap="round" className="stroke-accent" />
    </>
  ),
  counter: (
    <>
      <circle cx="44" cy="30" r="13" className="fill-muted" />
      <path d="M20 76c0-20 10-29 24-29s24 9 24 29z" className={mark} />
      <path d="M6 76h108v12H6z" className="fill-text" />
      <path d="M14 88h92v26H14z" className={line} />
      <rect x="74" y="44" width="30" height="22" rx="4" className="fill-text" />
      <rect x="78" y="48" width="22" height="12" rx="2" className={paper} />
      <path d="M86 66h6v10h-6z" className="fill-text" />
      <circle cx="36" cy="101" r="7" className={mark} />
      <circle cx="52" cy="101" r="7" className={mark} />
    </>
  ),
};

/** A drawing of a payment step, which is decorative: the text beside it says the same. */
export const Drawing = ({ scene }: { scene: Scene }) => (
  <svg viewBox="0 0 120 120" className="bg-sunken rounded-control block w-full" aria-hidden="true">
    {scenes[scene]}
  </svg>
);
