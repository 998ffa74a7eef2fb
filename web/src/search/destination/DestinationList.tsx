import { mdiBedOutline, mdiCityVariantOutline, mdiMapMarkerOutline } from '@mdi/js';
import { useEffect } from 'react';
import { fill } from '../../../../schema/fill';
import { Icon } from '../../kit/Icon';
import { Popover } from '../../kit/Popover';
import styles from './DestinationCombobox.module.css';
import * as texts from './texts';
import type { Suggestion, Suggestions } from './useSuggestions';

interface Props extends Suggestions {
  id: string;
  anchor: HTMLElement;
  typed: string;
  active: Suggestion | undefined;
  /** The city that the field has now. */
  value: string;
  onChoose: (suggestion: Suggestion) => void;
}

const ICONS = { city: mdiCityVariantOutline, hotel: mdiBedOutline, landmark: mdiMapMarkerOutline };

/** The list below the field, in groups. The field keeps the focus. */
export function DestinationList(props: Props) {
  const { id, anchor, typed, active, value, onChoose, ...suggestions } = props;
  const { cities, hotels, landmarks, isPending, isFailed, isEmpty } = suggestions;
  const activeId = active && `${id}-${active.key}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const groups = [
    { label: texts.cities, options: cities },
    { label: texts.hotels, options: hotels },
    { label: texts.landmarks, options: landmarks },
  ].filter(({ options }) => options.length > 0);
  return (
    <Popover
      isPassive
      anchor={anchor}
      onClose={() => undefined}
      onMouseDown={(event) => event.preventDefault()}
      className={styles.popover}
      style={{ minWidth: anchor.offsetWidth }}
    >
      {isEmpty && <p className={styles.note}>{fill(texts.noMatch, { text: typed.trim() })}</p>}
      <div role="listbox" id={id} aria-label={texts.destinations} aria-busy={isPending}>
        {groups.map(({ label, options }) => (
          <div key={label} role="group" aria-label={label}>
            <div aria-hidden className={styles.label}>
              {label}
            </div>
            {options.map((option) => (
              <div
                key={option.key}
                role="option"
                id={`${id}-${option.key}`}
                aria-selected={
                  option === active || (option.kind === 'city' && option.city === value && !typed)
                }
                data-active={option === active || undefined}
                className={styles.option}
                onClick={() => onChoose(option)}
              >
                <Icon path={ICONS[option.kind]} size="small" className={styles.icon} />
                <span className={styles.name}>{option.name}</span>{' '}
                <span className={styles.detail}>{option.detail}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {isPending && <p className={styles.note}>{texts.searching}</p>}
      {isFailed && <p className={styles.note}>{texts.searchFailed}</p>}
    </Popover>
  );
}
