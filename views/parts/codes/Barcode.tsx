import { code128 } from './code128.ts';
import { DrawnPath } from './DrawnPath.tsx';
import { wholePixels } from './wholePixels.ts';

/** Width of the quiet zone on each side, in modules. */
const quiet = 10;

interface BarcodeProps {
  text: string;
  label: string;
  /** CSS pixels along the row of bars, and the length of a bar. */
  room: number;
  height: number;
  /** Vertical instead of horizontal: a phone held upright has more room that way. */
  upright?: boolean;
}

/** A Code 128 barcode, black on white in every colour scheme; nothing for a text that cannot be encoded, or does not fit. */
export const Barcode = ({ text, label, room, height, upright }: BarcodeProps) => {
  const widths = code128(text);
  if (!widths) return null;
  let at = quiet;
  let path = '';
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += upright ? `M0 ${at}h1v${width}H0z` : `M${at} 0h${width}v1H${at}z`;
    at += width;
  }
  const modules = at + quiet;
  // Bars narrower than a pixel blend together, so that no scanner can read them.
  if (modules > room) return null;
  const length = wholePixels(modules, room);
  return (
    <DrawnPath
      path={path}
      columns={upright ? 1 : modules}
      rows={upright ? modules : 1}
      width={upright ? height : length}
      height={upright ? length : height}
      label={label}
    />
  );
};
