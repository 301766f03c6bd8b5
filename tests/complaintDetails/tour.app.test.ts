import { testTour } from '../app/modelTour.ts';
import { model } from './complaintDetails.model.ts';

testTour(model, '/complainDetails?problemId=CP1&sessionId=s-1');
