import { fromPromise } from 'xstate';

/** Where the device is, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Asks the device where it is; rejects when the person or the device says no. */
export const readLocation = fromPromise<Coordinates>(
  () =>
    new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        reject,
      );
    }),
);

/** Says something in the browser's own alert (docs/product/testPreview.md#screen). */
// oxlint-disable-next-line no-alert -- Staff alone see it.
export const showAlert = (text: string): void => alert(text);
