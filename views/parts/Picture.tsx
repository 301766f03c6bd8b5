import { type ComponentProps, type ReactNode, useState } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'onError'> {
  src: string;
  alt: string;
  /** In place of a picture that is missing or does not load. `retry` loads it again. */
  renderOtherwise?: (retry: () => void) => ReactNode;
}

/** A picture from outside, which may not load. */
export const Picture = ({ src, alt, renderOtherwise, ...rest }: PictureProps) => {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return renderOtherwise?.(() => setBroken(undefined)) ?? null;
  return <img {...rest} src={src} alt={alt} onError={() => setBroken(src)} />;
};
