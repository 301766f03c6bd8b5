import { t } from '../../wording/wording.ts';
import { DrawnPath } from './DrawnPath.tsx';
import { qrPath } from './qrPath.ts';
import { wholePixels } from './wholePixels.ts';

interface QrCodeProps {
  text: string;
  label: string;
  /** Maximum width in CSS pixels. */
  room: number;
}

/** A QR code, black on white in every colour scheme; a word instead for a text that does not fit a code. */
export const QrCode = ({ text, label, room }: QrCodeProps) => {
  const code = qrPath(text);
  if (!code) return <p role="alert">{t('code.unreadable')}</p>;
  const { modules, path } = code;
  const size = wholePixels(modules, room);
  return <DrawnPath path={path} columns={modules} rows={modules} width={size} height={size} label={label} />;
};
