import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { drawingTime, prepareImage } from '../../services/device/prepareImage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const small = new Blob(['small']);

/** A device on which these pictures never come back from the canvas. */
const deviceThatHangsFor = (...hanging: Blob[]) => {
  vi.stubGlobal('createImageBitmap', (file: Blob) =>
    hanging.includes(file)
      ? new Promise(() => undefined)
      : Promise.resolve({ width: 10, height: 10, close: () => undefined }),
  );
  const drawing = { fillRect: () => undefined, drawImage: () => undefined };
  const canvas = { getContext: () => drawing, toBlob: (done: (image: Blob) => void) => done(small) };
  vi.stubGlobal('document', { createElement: () => ({ ...canvas }) });
};

test('draws the pictures that were chosen together with two that hang', async () => {
  const files = ['a', 'b', 'c', 'd'].map((text) => new Blob([text]));
  deviceThatHangsFor(...files.slice(0, 2));
  const ends = files.map((file) =>
    toPromise(createActor(prepareImage, { input: { file } }).start()).catch(() => 'unreadable'),
  );
  await vi.advanceTimersByTimeAsync(2 * drawingTime);
  expect(await Promise.all(ends)).toEqual(['unreadable', 'unreadable', small, small]);
});

test('decodes no picture that was removed before its turn', async () => {
  const [hanging, removed] = [new Blob(['a']), new Blob(['b'])];
  deviceThatHangsFor(hanging);
  const decoded = vi.spyOn(globalThis, 'createImageBitmap');
  createActor(prepareImage, { input: { file: hanging } })
    .start()
    .subscribe({ error: () => undefined });
  createActor(prepareImage, { input: { file: removed } })
    .start()
    .stop();
  await vi.advanceTimersByTimeAsync(drawingTime);
  expect(decoded).toHaveBeenCalledExactlyOnceWith(hanging);
});
