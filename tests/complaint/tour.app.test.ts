import { testTour } from '../app/modelTour.ts';
import { model as complaint } from '../models/complaint.model.ts';
import { model as complaintDetails } from '../models/complaintDetails.model.ts';
import { model as complaintList } from '../models/complaintList.model.ts';
import { model as complaintNext } from '../models/complaintNext.model.ts';
import { model as customerService } from '../models/customerService.model.ts';
import { internal, type Model } from '../kit/index.ts';

/** The model begun with one of its inputs. */
const begun = (model: Model, input: string): Model => {
  const begin = model.inputs[input];
  if (!begin) throw new Error(`There is no input '${input}'`);
  return { ...model, inputs: { [input]: begin } };
};

/** Without the events that a page with real uploads would answer by itself. */
const without = (model: Model, ...events: string[]): Model => ({
  ...model,
  events: {
    ...model.events,
    ...Object.fromEntries(events.map((event) => [event, internal] as const)),
  },
});

testTour(begun(complaint, 'plain'), '/complaint?orderNo=o1');
testTour(
  without(begun(complaintNext, 'plain'), 'image.added', 'image.removed'),
  '/complainPageNext?orderNo=o1&type=1&sonType=12',
);
testTour(complaintList, '/complaintList');
testTour(complaintDetails, '/complainDetails?problemId=CP1');
testTour(customerService, '/customerService');
