/** For views, which import no services. */
export { type Sum, sumOf } from '../../services/values/sum.ts';
