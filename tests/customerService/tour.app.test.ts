import { testTour } from '../app/modelTour.ts';
import { model } from '../models/customerService.model.ts';

testTour(model, '/customerService');
