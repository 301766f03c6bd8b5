export { wording } from '../spec/document.ts';
