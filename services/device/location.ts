import { fromPromise } from 'xstate';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Requests the device's location; rejects when the user or the device denies it. */
export const readLocation = fromPromise<Coordinates>(
  () =>
    new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        reject,
      );
    }),
);

/** Shows a message in the browser's own alert (docs/product/testPreview.md#screen). */
// oxlint-disable-next-line no-alert -- Staff alone see it.
export const showAlert = (text: string): void => alert(text);
