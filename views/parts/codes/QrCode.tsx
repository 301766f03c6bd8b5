import { qrPath } from './qrPath.ts';
import { wholePixels } from './wholePixels.ts';

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
  /** CSS pixels that it may take across. */
  room: number;
}

/** A QR code, black on white in every colour scheme. */
const QrCode = ({ text, label, room }: QrCodeProps) => {
  const { modules, path } = qrPath(text);
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

// React's lazy loads default exports.
export default QrCode;
