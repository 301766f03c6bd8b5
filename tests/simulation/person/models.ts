import type { Model } from '../../kit/model.ts';
import { model as captcha } from '../../models/captcha.model.ts';
import { model as codeEntry } from '../../models/codeEntry.model.ts';
import { model as download } from '../../models/download.model.ts';
import { flowModels } from '../../models/flows.ts';
import { model as keptCode } from '../../models/keptCode.model.ts';
import { model as landing } from '../../models/landing.model.ts';
import { model as outcomeUnknown } from '../../models/outcomeUnknown.model.ts';
import { model as rating } from '../../models/rating.model.ts';
import { model as registration } from '../../models/registration.model.ts';

const { document: _document, site: _site, testPreview: _testPreview, ...flows } = flowModels;

export const models: ReadonlyMap<string, Model> = new Map(
  [
    ...Object.values(flows),
    captcha,
    codeEntry,
    download,
    keptCode,
    landing,
    outcomeUnknown,
    rating,
    registration,
  ].map((model) => [model.machine.id, model]),
);
