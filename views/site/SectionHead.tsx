import { column } from './SiteFrame.tsx';

export const SectionHead = ({ title, lead }: { title: string; lead: string }) => (
  <div className={`${column} pt-10`}>
    <h1 className="text-[min(clamp(2rem,6vw,3rem),13vw)]">{title}</h1>
    <p className="mt-3 max-w-[40rem] text-title text-muted">{lead}</p>
  </div>
);
