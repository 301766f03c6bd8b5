import { CodeEntry } from '../../views/oldRepayment/CodeEntry.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { partHarness } from '../models/harness.tsx';
import { model } from './codeEntry.model.ts';

await loadWording('spec', ['common', 'oldRepayment', 'outcomeUnknown']);
testView(model, partHarness(CodeEntry));
