import { CustomerService } from '../../views/customerService/CustomerService.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';
import { model } from './customerService.model.ts';

await loadWording('spec', ['common', 'customerService']);
testView(model, screenHarness(CustomerService));
