import { qrPath } from './qrPath.ts';
import { wholePixels } from './wholePixels.ts';

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
  /** CSS pixels that it may take across. */
  room: number;
}

/** A QR code, black on white in every colour scheme; nothing for a text that no code can hold. */
export const QrCode = ({ text, label, room }: QrCodeProps) => {
  const code = qrPath(text);
  if (!code) return null;
  const { modules, path } = code;
  const size = wholePixels(modules, room);
  return (
    <svg
      className="drawn-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
