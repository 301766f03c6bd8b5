import { begun, testTour } from '../app/modelTour.ts';
import { model } from './customerService.model.ts';

// The tested build has a service phone.
testTour(begun(model, 'plain'), '/customerService');
