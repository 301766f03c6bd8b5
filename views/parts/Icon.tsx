import { icons } from './icons.ts';
import { statusIcons } from './statusIcons.ts';

const paths = { ...statusIcons, ...icons };

export type IconName = keyof typeof paths;

/** A line drawing, one and a half lines of its text high. It is decorative: the text beside it says the same. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
