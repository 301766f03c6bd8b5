import { later } from '../app/later.tsx';
import { Button } from '../parts/Button.tsx';
import { Barcode } from '../parts/codes/Barcode.tsx';
import { Picture } from '../parts/Picture.tsx';
import { t } from '../wording/wording.ts';

const QrCode = later(async () => (await import('../parts/codes/QrCode.tsx')).QrCode);

interface CodePictureProps {
  payCode: string;
  image: string;
  /** A code to type, whose drawing is a barcode; otherwise a QR code. */
  isTyped: boolean;
  isLarge?: boolean;
}

const DrawnCode = ({ payCode, isTyped, isLarge = false }: Omit<CodePictureProps, 'image'>) => {
  const { clientWidth, clientHeight } = document.documentElement;
  if (isTyped)
    return (
      <Barcode
        text={payCode}
        label={t('code.barcode', { code: payCode })}
        room={isLarge ? clientHeight - 190 : Math.min(clientWidth - 70, 340)}
        height={isLarge ? clientWidth : 88}
        upright={isLarge}
      />
    );
  const room = isLarge ? Math.min(clientWidth - 24, clientHeight - 160) : Math.min(clientWidth - 70, 320);
  return <QrCode text={payCode} label={t('code.qr')} room={room} />;
};

/** The backend's picture did not come, and there is nothing to draw it from. */
const NoPicture = ({ onRetry }: { onRetry: () => void }) => (
  <div className="grid justify-items-center gap-3 p-4 text-center" role="alert">
    {t('code.pictureFailed')}
    <Button kind="secondary" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  </div>
);

/** Space is reserved for the backend's image and for a QR code before they load, so that no control moves. */
export const CodePicture = ({ image, ...code }: CodePictureProps) => {
  const { payCode, isTyped, isLarge } = code;
  const drawn = payCode && <DrawnCode {...code} />;
  const picture = image ? (
    <Picture
      className="code-image"
      src={image}
      alt={isTyped ? t('code.image') : t('code.qr')}
      renderOtherwise={(retry) => drawn || <NoPicture onRetry={retry} />}
    />
  ) : (
    drawn
  );
  if (isLarge || (isTyped && !image)) return picture;
  return <div className={`code-place ${isTyped ? 'wide' : ''}`}>{picture}</div>;
};
