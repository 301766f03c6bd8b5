import { wording as spec } from '../spec/testPreview.ts';

/** Staff read the preview's field names in English, as the calls have them. */
export const wording: typeof spec = {
  ...spec,
  'preview.title': 'Test preview',
  'preview.screens': 'Mga screen',
  'preview.photo': 'Larawan',
  'preview.submit': 'Ipadala',
  'preview.location': 'Kunin ang lokasyon',
  'preview.noLocation': 'Hindi makuha ang lokasyon',
};
