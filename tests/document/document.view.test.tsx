import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { DocumentRef } from '../../machines/document/selectors.ts';
import { AboutUs } from '../../views/document/AboutUs.tsx';
import { LoanAgreement } from '../../views/document/LoanAgreement.tsx';
import { PrivacyPolicy } from '../../views/document/PrivacyPolicy.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { model } from './document.model.ts';
import { screenHarness } from '../models/harness.tsx';

const views: Record<string, ComponentType<{ actor: DocumentRef }>> = {
  AboutUs,
  LoanAgreement,
  PrivacyPolicy,
};

const Document = ({ actor }: { actor: DocumentRef }) => {
  const route = useSelector(actor, (snapshot) => snapshot.context.route);
  const View = views[route.replace(/^./, (first) => first.toUpperCase())];
  return View && <View actor={actor} />;
};

await loadWording('spec', ['common', 'document']);
testView(model, screenHarness(Document));
