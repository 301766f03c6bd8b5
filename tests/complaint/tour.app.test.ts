import { begun, testTour, without } from '../app/modelTour.ts';
import { model as complaint } from '../models/complaint.model.ts';
import { model as complaintDetails } from '../models/complaintDetails.model.ts';
import { model as complaintList } from '../models/complaintList.model.ts';
import { model as complaintNext } from '../models/complaintNext.model.ts';
import { model as customerService } from '../models/customerService.model.ts';

testTour(begun(complaint, 'plain'), '/complaint?orderNo=o1');
testTour(
  without(begun(complaintNext, 'plain'), 'image.added', 'image.removed'),
  '/complainPageNext?orderNo=o1&type=1&sonType=12',
);
testTour(complaintList, '/complaintList');
testTour(complaintDetails, '/complainDetails?problemId=CP1');
testTour(customerService, '/customerService');
