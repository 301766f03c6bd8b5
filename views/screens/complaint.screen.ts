import { complaintMachine } from '../../machines/complaint/machine.ts';
import { Complaint } from '../complaint/Complaint.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(complaintMachine, Complaint);
