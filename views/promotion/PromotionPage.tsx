import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type LandingRef, selectCanLeave } from '../../machines/promotion/landing/selectors.ts';
import { stateName } from '../app/stateName.ts';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { LenderLine } from '../parts/LenderLine.tsx';
import { Page } from '../parts/Page.tsx';

interface PromotionPageProps {
  actor: LandingRef;
  title: string;
  children: ReactNode;
}

export const PromotionPage = ({ actor, children, ...page }: PromotionPageProps) => (
  <Page
    {...page}
    state={useSelector(actor, (snapshot) => stateName(snapshot.value))}
    trailing={
      <LanguageSwitch
        isOff={!useSelector(actor, selectCanLeave)}
        onChoose={(language) => actor.send({ type: 'language.chosen', language })}
      />
    }
  >
    {children}
    <LenderLine {...useSelector(actor, ({ context }) => context.environment)} />
  </Page>
);
