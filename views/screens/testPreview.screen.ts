import { testPreviewMachine } from '../../machines/testPreview/machine.ts';
import { TestPreview } from '../testPreview/TestPreview.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(testPreviewMachine, TestPreview);
