import { dialects, type Dialect } from '../../sandbox/dialects.ts';
import { isNightly } from '../nightly.ts';

/** Dialects in which the backend answers the built app: all of them with `npm run test:nightly`, because each takes as long as the plain one. */
export const triedDialects: readonly Dialect[] = isNightly ? dialects : ['plain'];
