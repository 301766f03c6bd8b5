import { testTour } from '../app/modelTour.ts';
import { model } from './complaintList.model.ts';

testTour(model, '/complaintList?sessionId=s-1');
