import { mdiClose } from '@mdi/js';
import { useId } from 'react';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { PARTY, writeAges } from '../../../../schema/party';
import { Button } from '../../kit/Button';
import chip from '../../kit/chip.module.css';
import { classNames } from '../../kit/classNames';
import { SelectInput } from '../../kit/Field';
import { Icon } from '../../kit/Icon';
import { Popover } from '../../kit/Popover';
import { Stepper } from '../../kit/Stepper';
import text from '../../kit/text.module.css';
import { partyOf } from '../../rooms/partyOf';
import type { GuestsAndRooms } from '../../rooms/party';
import styles from './PartyPopover.module.css';
import * as texts from './texts';

const AGES = Array.from({ length: PARTY.oldestChild + 1 }, (_, age) => age);

interface Props {
  anchor: HTMLElement;
  party: GuestsAndRooms;
  label: string;
  /** What else there is to know about children. */
  note?: string | null;
  hasRooms: boolean;
  onChange: (change: Partial<GuestsAndRooms>) => void;
  onClose: () => void;
}

/** The adults, the age of each child, and the rooms. */
export function PartyPopover({ anchor, party, label, note, hasRooms, onChange, onClose }: Props) {
  const childId = useId();
  const { adults, childrenAges } = partyOf(party);
  const mayAdd = childrenAges.length < PARTY.children && party.guests < LIMITS.people;
  const setAges = (ages: readonly number[]) =>
    onChange({ guests: adults + ages.length, children: writeAges(ages) });
  return (
    <Popover anchor={anchor} role="dialog" aria-label={label} onClose={onClose} className={styles.popover}>
      <div className={styles.row}>
        <span>{texts.adults}</span>
        <Stepper
          label={texts.adults}
          value={adults}
          least={1}
          most={LIMITS.people - childrenAges.length}
          onChange={(many) => onChange({ guests: many + childrenAges.length })}
        />
      </div>
      <div className={styles.row}>
        <label htmlFor={childId}>{texts.children}</label>
        <SelectInput
          id={childId}
          value=""
          disabled={!mayAdd}
          className={styles.age}
          onChange={({ target }) => target.value && setAges([...childrenAges, Number(target.value)])}
        >
          <option value="">{texts.addChild}</option>
          {AGES.map((age) => (
            <option key={age} value={age}>
              {fill(texts.age, { age })}
            </option>
          ))}
        </SelectInput>
      </div>
      {childrenAges.length > 0 && (
        <ul className={styles.children}>
          {childrenAges.map((age, place) => {
            const child = fill(texts.childAged, { age });
            return (
              // two children of one age are alike
              <li key={`${place} ${age}`}>
                <button
                  type="button"
                  aria-label={fill(texts.removeChild, { child })}
                  className={chip.chip}
                  onClick={() => setAges(childrenAges.filter((_, other) => other !== place))}
                >
                  {child} <Icon path={mdiClose} size="inherit" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {hasRooms && (
        <div className={styles.row}>
          <span>{texts.rooms}</span>
          <Stepper
            label={texts.rooms}
            value={party.rooms}
            least={1}
            most={LIMITS.roomNumbersPerCheckout}
            onChange={(rooms) => onChange({ rooms })}
          />
        </div>
      )}
      <p className={classNames(text.small, text.quiet)}>
        {[texts.childrenCount, note].filter(Boolean).join(' ')}
      </p>
      <Button variant="outlined" onClick={onClose}>
        {texts.done}
      </Button>
    </Popover>
  );
}
