const paths = {
  alert: 'M12 7v6m0 4h.01',
  back: 'm15 5-7 7 7 7',
  check: 'm6 12.5 4 4 8-9',
  chevron: 'm9 5 7 7-7 7',
  clock: 'M12 7v5.5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  help: 'M9.2 9.2a2.8 2.8 0 1 1 4.300 2.400c-1 .6-1.500 1.200-1.500 2.400m0 3.500h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18',
  inbox: 'M3 13h5l2 3h4l2-3h5M3 13v6h18v-6L18 5H6z',
  offline: 'M5 12a10 10 0 0 1 14 0M8.5 15.5a5 5 0 0 1 7 0M12 19h.01M4 4l16 16',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6',
  star: 'm12 3 2.7 5.8 6.300.7-4.7 4.300 1.300 6.200-5.600-3.200L6.400 20l1.300-6.200L3 9.5l6.300-.7z',
};

export type IconName = keyof typeof paths;

/** A line drawing, as high as one and a half lines of its text. It is decoration: the words beside it say the same. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
