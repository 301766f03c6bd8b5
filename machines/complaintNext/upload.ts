import { type ActorRef, type ActorRefFrom, assign, sendTo, setup, type Snapshot } from 'xstate';
import { uploadImage } from '../../services/complaint/actors.ts';
import { drawingTime, prepareImage } from '../../services/device/prepareImage.ts';
import type { AppRef } from '../screen/events.ts';
import { withEvent, withOutput } from '../screen/actions.ts';
import { requestKit } from '../screen/kits.ts';
import { shownFailure } from '../screen/loads.ts';

export type UploadMessage = { type: 'image.uploaded'; id: string; url: string };

interface UploadInput {
  app: AppRef;
  parent: ActorRef<Snapshot<unknown>, UploadMessage>;
  id: string;
  file: Blob;
}

interface UploadContext extends UploadInput {
  image: Blob | undefined;
  percent: number;
}

/** Uploads one picture: redraws it, reports progress, and retries after a failure. Stopping the actor removes the picture. */
export const uploadMachine = setup({
  types: {} as {
    context: UploadContext;
    input: UploadInput;
    events: { type: 'retry.requested' } | { type: 'upload.progressed'; percent: number };
  },
  actors: { prepareImage, uploadImage },
  actions: {
    setImage: assign({ image: (_, image: Blob) => image }),
    setPercent: assign((_, { percent }: { percent: number }) => ({ percent })),
    resetPercent: assign({ percent: 0 }),
    notifyParent: sendTo(
      ({ context }) => context.parent,
      ({ context }, url: string): UploadMessage => ({
        type: 'image.uploaded',
        id: context.id,
        url,
      }),
    ),
  },
  delays: {
    /** For the last of nine pictures that were chosen together. */
    drawingLimit: 9 * drawingTime,
  },
})
  .extend(requestKit)
  .createMachine({
    id: 'upload',
    context: ({ input }) => ({ ...input, image: undefined, percent: 0 }),
    initial: 'preparing',
    states: {
      preparing: {
        description: "The picture is redrawn: upright, smaller, without the file's data about the borrower.",
        invoke: {
          id: 'prepareImage',
          src: 'prepareImage',
          input: ({ context }) => ({ file: context.file }),
          onDone: { target: 'uploading', actions: withOutput('setImage') },
          onError: { target: 'unreadable' },
        },
        after: { drawingLimit: { target: 'unreadable' } },
      },
      unreadable: { description: 'The device cannot read this file as a picture; it can only be removed.' },
      uploading: {
        entry: 'resetPercent',
        invoke: {
          id: 'uploadImage',
          src: 'uploadImage',
          input: ({ context, self }) => ({ image: context.image ?? context.file, listener: self }),
          onDone: {
            target: 'uploaded',
            actions: [
              withOutput('notifyParent'),
              { type: 'toast', params: { message: { key: 'complaint.uploaded' } } },
            ],
          },
          onError: shownFailure('failed'),
        },
        on: { 'upload.progressed': { actions: withEvent('setPercent') } },
        after: { requestLimit: { target: 'failed' } },
      },
      failed: {
        description: 'The picture did not arrive; it can be sent again or removed.',
        on: { 'retry.requested': { target: 'uploading' } },
      },
      uploaded: {},
    },
  });

export type UploadRef = ActorRefFrom<typeof uploadMachine>;
