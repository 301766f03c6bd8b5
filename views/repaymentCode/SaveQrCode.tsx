import { qrPng } from '../parts/codes/qrPng.ts';
import { t } from '../wording/wording.ts';

/** A QR code as a picture, for an app that reads one from the phone's pictures. */
export function SaveQrCode({ payCode }: { payCode: string }) {
  const picture = qrPng(payCode);
  return (
    picture && (
      <a className="button button-secondary w-full" href={picture} download="payment-code.png">
        {t('code.savePicture')}
      </a>
    )
  );
}
