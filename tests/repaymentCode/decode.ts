import {
  BinaryBitmap,
  Code128Reader,
  GlobalHistogramBinarizer,
  QRCodeReader,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';
import jsQR from 'jsqr';
import { type Bitmap, coloursOf } from './bitmap.ts';

const source = ({ luminance, width, height }: Bitmap) => new RGBLuminanceSource(luminance, width, height);

/** What two independent readers make of a QR code: they must agree. */
export const readQr = (bitmap: Bitmap): (string | undefined)[] => [
  jsQR(coloursOf(bitmap), bitmap.width, bitmap.height)?.data,
  new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source(bitmap)))).getText(),
];

/** What an independent reader makes of a Code 128 barcode. */
export const readBarcode = (bitmap: Bitmap): string =>
  new Code128Reader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(source(bitmap)))).getText();
