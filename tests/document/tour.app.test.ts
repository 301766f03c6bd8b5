import { testTour } from '../app/modelTour.ts';
import { model } from '../models/document.model.ts';

testTour(model, {
  aboutUs: '/aboutUs',
  privacyPolicy: '/privacyPolicy',
  loanAgreement: '/loanAgreement',
});
