/** For an opaque text of the company that is also shown. */
export { plainText } from '../../services/values/plainText.ts';
