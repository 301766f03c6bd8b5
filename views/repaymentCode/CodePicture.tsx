import { useState } from 'react';
import { Barcode } from '../parts/codes/Barcode.tsx';
import { QrCode } from '../parts/codes/QrCode.tsx';
import { t } from '../wording/wording.ts';

interface CodePictureProps {
  payCode: string;
  /** Picture that the lender gave; empty when there is none. */
  image: string;
  /** A code to type, whose drawing is a barcode; otherwise a QR code. */
  isTyped: boolean;
  /** Fills the screen. */
  isLarge?: boolean;
}

/** The picture of a code: the lender's own, else drawn from the code. */
export const CodePicture = ({ payCode, image, isTyped, isLarge }: CodePictureProps) => {
  const [broken, setBroken] = useState('');
  const label = isTyped ? t('code.barcode', { code: payCode }) : t('code.qr');
  if (image && image !== broken)
    return (
      <img
        className="code-image"
        src={image}
        alt={isTyped ? t('code.image') : t('code.qr')}
        onError={() => setBroken(image)}
      />
    );
  const { clientWidth, clientHeight } = document.documentElement;
  if (isTyped)
    return (
      <Barcode
        text={payCode}
        label={label}
        room={isLarge ? clientHeight - 190 : Math.min(clientWidth - 70, 340)}
        height={isLarge ? clientWidth : 88}
        upright={isLarge ?? false}
      />
    );
  const room = isLarge ? Math.min(clientWidth - 24, clientHeight - 160) : Math.min(clientWidth - 70, 320);
  return payCode && <QrCode text={payCode} label={label} room={room} />;
};
