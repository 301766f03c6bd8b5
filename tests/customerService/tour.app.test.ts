import { begun, testTour } from '../app/modelTour.ts';
import { model } from '../models/customerService.model.ts';

// The build that is tested is configured with a phone.
testTour(begun(model, 'plain'), '/customerService');
