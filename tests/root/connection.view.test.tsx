import type { ConnectionRef } from '../../machines/root/connection.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { Notices } from '../../views/app/Notices.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { passedOn, partHarness } from '../models/harness.tsx';
import { model } from './connection.model.ts';

const Drawn = ({ actor }: { actor: ConnectionRef }) => <Notices connection={actor} notice="" />;

await loadWording('spec', ['common']);
testView(model, {
  ...partHarness(Drawn),
  isNameless: true,
  signals: passedOn('device.disconnected', 'device.connected', 'call.answered', 'call.failed'),
});
