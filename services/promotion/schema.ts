import * as v from 'valibot';
import { id, image, isGiven, maybeAddress, words } from '../values/codecs.ts';

/** Data of GET channel-template: the landing page's appearance and the app's stores (docs/product/promotion.md#data). */
export const templateSchema = v.object({
  id,
  title: words,
  banner: image,
  slogan: words,
  buttonText: words,
  /** The app for Android, and for computers. */
  downloadUrl: maybeAddress,
  appStoreUrl: maybeAddress,
});

export const sidSchema = v.pipe(
  v.object({ sid: v.pipe(id, v.check(isGiven)) }),
  v.transform(({ sid }) => sid),
);

export type Template = v.InferOutput<typeof templateSchema>;
