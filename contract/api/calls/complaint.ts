import {
  loadComplaint,
  loadHistory,
  loadProblems,
  rateService,
  complain,
  uploadImageCall,
} from '../../../services/complaint/actors.ts';
import { imageCount } from '../../../services/complaint/schema.ts';
import { by, entry, type ContractCall } from '../call.ts';

/** A JPEG of one pixel, as short as one can be written. */
const picture = () =>
  new Blob(
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0xff, 0xd9])],
    {
      type: 'image/jpeg',
    },
  );

export const calls: readonly ContractCall[] = [
  by('problemInit', loadProblems, ({ subjects }) => ({ orderNo: subjects.order }), {
    title: 'What can be complained about',
  }),
  by('problemList', loadHistory, () => undefined, { title: "The borrower's complaints" }),
  by('problemDetail', loadComplaint, ({ subjects }) => ({ problemId: subjects.complaint }), {
    title: 'One complaint',
    about: 'A rating is asked for when `isNeedScore` is anything but 0 or empty.',
  }),
  {
    ...entry('uploadImage', {
      title: 'Upload a picture for a complaint',
      about: 'multipart/form-data with a JPEG of 1 MB at most.',
      changes: true,
    }),
    actor: undefined,
    sent: () => {
      const payload = new FormData();
      payload.append('problemImage', picture(), 'image.jpg');
      return { call: uploadImageCall, payload };
    },
  },
  by(
    'saveComplaint',
    complain,
    ({ subjects }) => ({
      problemType: '2',
      problemSonType: '',
      problemDetail: 'I paid on Monday, and the order does not show it.',
      problemImage: '',
      orderNo: subjects.order,
    }),
    {
      title: 'Send a complaint',
      about: `\`problemImage\` is comma-joined addresses of at most ${imageCount} pictures.`,
      clearNo: ['1', '401'],
      other: { problemDetail: 'Another text.' },
    },
  ),
  by('rateService', rateService, ({ subjects }) => ({ problemId: subjects.complaint, score: 5 }), {
    title: 'Rate how a complaint was handled',
    codes: { 'already-rated': 'Shows the message.' },
    clearNo: ['404'],
    other: { score: '1' },
  }),
];
