import { mdiArchiveOutline } from '@mdi/js';
import chip from '../kit/chip.module.css';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { FILTERS, FILTER_FACTS, type ShownFilter } from './chatFilter';
import * as texts from './texts';
import styles from './ChatFilters.module.css';

interface Props {
  shown: ShownFilter;
  onShow: (filter: ShownFilter) => void;
}

/** Which chats are listed; the archive has an icon, as a narrow panel has no room for its name. */
export const ChatFilters = ({ shown, onShow }: Props) => (
  <div role="group" aria-label={texts.showChats} className={styles.filters}>
    {FILTERS.map((filter) => {
      const { label } = FILTER_FACTS[filter];
      const isIcon = filter === 'archived';
      return (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === shown}
          aria-label={label}
          title={isIcon ? label : undefined}
          onClick={() => onShow(filter)}
          className={classNames(
            chip.chip,
            filter !== shown && chip.outlined,
            styles.filter,
            isIcon && styles.archive,
          )}
        >
          {isIcon ? <Icon path={mdiArchiveOutline} size="small" /> : label}
        </button>
      );
    })}
  </div>
);
