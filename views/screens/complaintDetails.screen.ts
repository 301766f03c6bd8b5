import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { complaintDetailsOutcome } from '../../machines/complaintDetails/outcome.ts';
import { ComplaintDetails } from '../complaintDetails/ComplaintDetails.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(complaintDetailsMachine, ComplaintDetails, {
  outcome: complaintDetailsOutcome,
});
