import { useSelector } from '@xstate/react';
import type { DocumentRef } from '../../machines/document/selectors.ts';
import { screen as aboutUs } from '../../views/screens/aboutUs.screen.tsx';
import { screen as loanAgreement } from '../../views/screens/loanAgreement.screen.tsx';
import { screen as privacyPolicy } from '../../views/screens/privacyPolicy.screen.tsx';
import type { Screens } from '../../views/screens/defineScreen.ts';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { model } from './document.model.ts';
import { screenHarness } from '../models/harness.tsx';

const screens: Screens = { aboutUs, loanAgreement, privacyPolicy };

const Document = ({ actor }: { actor: DocumentRef }) => {
  const View = screens[useSelector(actor, ({ context }) => context.route)]?.View;
  return View && <View actor={actor} />;
};

await loadWording('spec', ['common', 'document']);
testView(model, screenHarness(Document));
