export { wording } from '../spec/documents.ts';
