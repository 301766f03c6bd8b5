export { wording } from '../spec/preview.ts';
