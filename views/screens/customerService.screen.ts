import { customerServiceMachine } from '../../machines/customerService/machine.ts';
import { CustomerService } from '../customerService/CustomerService.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(customerServiceMachine, CustomerService);
