import { complaintListMachine } from '../../machines/complaintList/machine.ts';
import { ComplaintList } from '../complaintList/ComplaintList.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(complaintListMachine, ComplaintList);
