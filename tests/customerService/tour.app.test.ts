import { begun, testTour, without } from '../app/modelTour.ts';
import { model } from './customerService.model.ts';

// The tested build has a service phone.
// Forgetting ends the session, whose page the root shows.
testTour(without(begun(model, 'plain'), 'memory.dropped'), '/customerService');
