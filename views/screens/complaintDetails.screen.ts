import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { ComplaintDetails } from '../complaintDetails/ComplaintDetails.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(complaintDetailsMachine, ComplaintDetails);
