import { useSelector } from '@xstate/react';
import { type ComplaintListRef, selectTab } from '../../machines/complaintList/selectors.ts';
import { selectViewState } from '../../machines/screen/viewState.ts';
import { Loaded } from '../app/Loaded.tsx';
import { LoadFailed } from '../app/LoadFailed.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatDate } from '../format/date.ts';
import { Empty } from '../parts/Empty.tsx';
import { GrowingList } from '../parts/GrowingList.tsx';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { t } from '../wording/wording.ts';

const Complaints = ({ actor }: { actor: ComplaintListRef }) => {
  const tab = useSelector(actor, selectTab);
  const complaints = useSelector(actor, ({ context }) => context.history)[tab]?.list;
  if (!complaints) return <LoadFailed by="backend" onRetry={() => actor.send({ type: 'retry.requested' })} />;
  if (complaints.length === 0) return <Empty title={t('complaint.none')} />;
  return (
    <ul className="stack">
      <GrowingList items={complaints}>
        {({ id, number, type, time, content, status, replyBy }) => (
          <li>
            <ScreenLink
              to="complainDetails"
              query={{ problemId: id }}
              className="card block"
              onOpen={() => actor.send({ type: 'complaint.chosen', problemId: id })}
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-strong">{type}</span>
                <span className="text-small text-muted tabular-nums">{formatDate(time)}</span>
              </span>
              <span className="mt-1 line-clamp-3 text-muted">{content}</span>
              <span className="mt-2 flex flex-wrap justify-between gap-x-3 text-small text-muted">
                <span className="whole">{t('complaint.numbered', { id: number })}</span>
                {status && <span>{status}</span>}
              </span>
              {replyBy && (
                <span className="mt-1 block text-small">
                  {t('complaint.replyBy')} <span className="whole font-strong">{formatDate(replyBy)}</span>
                </span>
              )}
            </ScreenLink>
          </li>
        )}
      </GrowingList>
    </ul>
  );
};

export const History = ({ actor }: { actor: ComplaintListRef }) => {
  const tabs = useSelector(actor, ({ context }) => context.history).map(({ title }, index) => ({
    id: String(index),
    title: title || String(index + 1),
  }));
  const selected = useSelector(actor, selectTab);
  if (tabs.length === 0) return <Empty title={t('complaint.none')} />;
  return (
    <Tabs
      label={t('complaint.tabs')}
      tabs={tabs}
      selected={String(selected)}
      onSelect={(id) => actor.send({ type: 'tab.chosen', tab: Number(id) })}
    >
      <Complaints key={selected} actor={actor} />
    </Tabs>
  );
};

/** Complaint list (docs/product/complaint.md#screen). */
export const ComplaintList = ({ actor }: { actor: ComplaintListRef }) => (
  <ScreenPage actor={actor} title={t('complaint.listTitle')}>
    <Loaded viewState={useSelector(actor, selectViewState)} actor={actor}>
      <History actor={actor} />
    </Loaded>
  </ScreenPage>
);
