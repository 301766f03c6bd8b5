import type { UploadRef } from '../../machines/complaintNext/upload.ts';
import { Upload } from '../../views/complaintNext/Upload.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { partHarness } from '../models/harness.tsx';
import { model } from './upload.model.ts';

const First = ({ actor }: { actor: UploadRef }) => <Upload upload={actor} n={1} />;

await loadWording('spec', ['common', 'complaint']);
testView(model, { ...partHarness(First), isNameless: true });
