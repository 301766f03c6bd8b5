export { isTerm } from '../../services/loanConfirm/plan.ts';
