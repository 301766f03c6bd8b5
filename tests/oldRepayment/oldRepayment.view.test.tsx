import { useSelector } from '@xstate/react';
import type { OldRepaymentRef } from '../../machines/oldRepayment/selectors.ts';
import { ChooseCard } from '../../views/oldRepayment/ChooseCard.tsx';
import { OldRepayment } from '../../views/oldRepayment/OldRepayment.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { screenHarness } from '../models/harness.tsx';
import { model } from './oldRepayment.model.ts';

await loadWording('spec', ['common', 'oldRepayment', 'outcomeUnknown']);

const OldRepaymentScreen = ({ actor }: { actor: OldRepaymentRef }) => {
  const isChoice = useSelector(actor, ({ context }) => context.route === 'ynRepayChoose');
  return isChoice ? <ChooseCard actor={actor} /> : <OldRepayment actor={actor} />;
};

testView(model, screenHarness(OldRepaymentScreen));
