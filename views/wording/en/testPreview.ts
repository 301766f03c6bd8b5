export { wording } from '../spec/testPreview.ts';
