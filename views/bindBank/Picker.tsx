import { useSelector } from '@xstate/react';
import { type BindBankRef, selectPicker } from '../../machines/bindBank/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { GrowingList } from '../parts/GrowingList.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { TextField } from '../parts/TextField.tsx';
import { t } from '../wording/wording.ts';

const rowClass = 'flex min-h-12 w-full items-center gap-3 py-2 text-left';

/** Days as a calendar page: a list of 31 rows would have to be scrolled. */
const daysClass =
  'relative grid max-h-[45vh] grid-cols-[repeat(auto-fill,minmax(min(3rem,22%),1fr))] overflow-y-auto p-1';
const dayClass =
  'relative grid min-h-11 place-items-center rounded-control tabular-nums has-checked:bg-theme has-checked:font-strong has-checked:text-on-theme';

/** The sheet for picking a value, which is only applied by Confirm. Groups open one level deeper. */
export const Picker = ({ actor }: { actor: BindBankRef }) => {
  const picker = useSelector(actor, selectPicker);
  if (!picker) return null;
  const { title, group, choices, isDay, isSearchable, search, choice, canConfirm } = picker;
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Sheet title={group ?? title} onClose={close} closeLabel={t('close')}>
      {group && (
        <Button kind="plain" className="self-start" onClick={() => actor.send({ type: 'group.left' })}>
          <Icon name="back" /> {t('back')}
        </Button>
      )}
      {isSearchable && (
        <TextField
          label={t('bind.search')}
          value={search}
          type="search"
          autoComplete="off"
          onChange={(text) => actor.send({ type: 'search.changed', text })}
        />
      )}
      <div
        className={isDay ? daysClass : 'h-[45vh] divide-y divide-line overflow-y-auto'}
        role="radiogroup"
        aria-label={group ?? title}
      >
        {choices.length === 0 && <p className="py-4 text-muted">{t('bind.nothingFound')}</p>}
        <GrowingList key={group ?? search} items={choices} isInList={false}>
          {({ name, type, isGroup }) =>
            isGroup ? (
              <button
                type="button"
                className={`${rowClass} justify-between`}
                onClick={() => actor.send({ type: 'group.opened', group: type })}
              >
                {name} <Icon name="chevron" />
              </button>
            ) : (
              <label className={isDay ? dayClass : rowClass}>
                <input
                  type="radio"
                  name="choice"
                  className={
                    isDay
                      ? 'absolute inset-0 appearance-none rounded-[inherit]'
                      : 'size-5 flex-none accent-accent'
                  }
                  checked={type === choice}
                  onChange={() => actor.send({ type: 'choice.made', choice: type })}
                />
                {name}
              </label>
            )
          }
        </GrowingList>
      </div>
      <ButtonBar>
        <Button disabled={!canConfirm} onClick={() => actor.send({ type: 'choice.confirmed' })}>
          {t('bind.confirm')}
        </Button>
        <Button kind="secondary" onClick={close}>
          {t('bind.cancel')}
        </Button>
      </ButtonBar>
    </Sheet>
  );
};
