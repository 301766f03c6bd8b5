export { daysUntil, isoOf } from '../../services/values/day.ts';
