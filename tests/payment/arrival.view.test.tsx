import type { ArrivalRef } from '../../machines/payment/arrival.ts';
import { Arrival } from '../../views/repay/Arrival.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { passedOn, partHarness } from '../models/harness.tsx';
import { model } from './arrival.model.ts';

const Drawn = ({ actor }: { actor: ArrivalRef }) => <Arrival actor={actor} market={false} />;

await loadWording('spec', ['common', 'repay']);
testView(model, { ...partHarness(Drawn), signals: passedOn('look.requested', 'connection.restored') });
