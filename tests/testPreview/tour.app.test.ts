import type { Page } from 'playwright';
import { testTour } from '../app/modelTour.ts';
import { model } from './testPreview.model.ts';

const askingPhone = (page: Page) =>
  page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found, refused) => {
      addEventListener(
        'locationanswered',
        (event) => {
          const { detail } = event as CustomEvent<object | undefined>;
          if (detail) found({ coords: detail } as GeolocationPosition);
          else refused?.({} as GeolocationPositionError);
        },
        { once: true },
      );
    };
  });

const answer = (where?: object) => (page: Page) =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('locationanswered', { detail })), where);

testTour(model, '/testPreview?deviceId=d-1', {
  before: askingPhone,
  stage: {
    acts: { readLocation: { found: answer({ latitude: 14.5995, longitude: 120.9842 }), refused: answer() } },
  },
});
