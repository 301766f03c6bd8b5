import { complaintNextMachine } from '../../machines/complaintNext/machine.ts';
import { complaintNextOutcome } from '../../machines/complaintNext/outcome.ts';
import { ComplaintNext } from '../complaintNext/ComplaintNext.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(complaintNextMachine, ComplaintNext, { outcome: complaintNextOutcome });
