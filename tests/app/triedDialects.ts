import { dialects, type Dialect } from '../../sandbox/dialects.ts';
import { isNightly } from '../nightly.ts';

/** In which dialects the backend answers the built app. All of them with `npm run test:nightly`, because each takes as long as the plain one. */
export const triedDialects: readonly Dialect[] = isNightly ? dialects : ['plain'];
