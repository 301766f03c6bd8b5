import type { Model } from '../../../packages/kit/model.ts';
import { model as captcha } from '../../promotion/captcha.model.ts';
import { model as codeEntry } from '../../oldRepayment/codeEntry.model.ts';
import { model as download } from '../../promotion/download.model.ts';
import { flowModels } from '../../models/flows.ts';
import { model as storedCode } from '../../payment/storedCode.model.ts';
import { model as landing } from '../../promotion/landing.model.ts';
import { model as outcomeUnknown } from '../../pendingRequests/outcomeUnknown.model.ts';
import { model as rating } from '../../orderDetails/rating.model.ts';
import { model as registration } from '../../promotion/registration.model.ts';

const { document: _document, site: _site, testPreview: _testPreview, ...flows } = flowModels;

export const models: ReadonlyMap<string, Model> = new Map(
  [
    ...Object.values(flows),
    captcha,
    codeEntry,
    download,
    storedCode,
    landing,
    outcomeUnknown,
    rating,
    registration,
  ].map((model) => [model.machine.id, model]),
);
