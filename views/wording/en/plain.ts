export { wording } from '../spec/plain.ts';
