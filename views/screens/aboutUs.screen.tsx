import { useSelector } from '@xstate/react';
import { documentMachine } from '../../machines/document/machine.ts';
import { selectCompany } from '../../machines/document/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { AboutText } from '../document/AboutText.tsx';
import { RelatedScreens } from '../document/RelatedScreens.tsx';
import { t } from '../wording/wording.ts';
import { defineScreen } from './defineScreen.ts';

/** About us (docs/product/document.md#screen). */
export const screen = defineScreen(documentMachine, ({ actor }) => (
  <ScreenPage actor={actor} title={t('documents.aboutUs')}>
    <AboutText company={useSelector(actor, selectCompany)} />
    <RelatedScreens actor={actor} />
  </ScreenPage>
));
