import { testTour } from '../app/modelTour.ts';
import { model } from '../models/jointLoginError.model.ts';

testTour(model, { 'the failure page': '/jointLoginError', 'the list alone': '/recommendList' });
