import { useState, type ComponentType, type SyntheticEvent } from 'react';
import { currentLanguage } from '../../../schema/language';
import { loadAhead } from '../apollo/lazyPart';
import { retryUntilReachable } from '../apollo/reachability';
import { Field, SelectInput } from '../kit/Field';
import type { DestinationProps } from './destination/DestinationCombobox';
import styles from './CityField.module.css';

export interface CityChoice {
  id: string;
  /** Its name in addresses. */
  name: string;
  /** Its name in the language of the reader. */
  shownName: string;
  timeZone: string;
  numberOfHotels: number;
}

interface Props extends Omit<DestinationProps, 'id' | `aria-${string}`> {
  label: string;
  /** The current destination, listed before the others. */
  first?: string;
}

const load = () => import('./destination/DestinationCombobox');

/**
 * The destination: a select of the cities that have hotels. Once it is pressed or focused, it becomes a field to type in,
 * with hotels and landmarks as well.
 */
export function CityField({ label, first, cities, ...rest }: Props) {
  const { value, placeholder, onChange } = rest;
  const [Combobox, setCombobox] = useState<ComponentType<DestinationProps>>();
  const offered = cities.filter(({ numberOfHotels }) => numberOfHotels > 0);
  const ordered = offered.sort(
    (one, other) =>
      Number(other.name === first) - Number(one.name === first) ||
      one.shownName.localeCompare(other.shownName, currentLanguage()),
  );
  const isKnown = !value || offered.some(({ name }) => name === value);
  const open = ({ type, currentTarget }: SyntheticEvent) =>
    void retryUntilReachable(load).then(({ DestinationCombobox }) => {
      // the focus may have moved on meanwhile
      if (type === 'click' || currentTarget.contains(document.activeElement))
        setCombobox(() => DestinationCombobox);
    });
  return (
    <Field label={label}>
      {(aria) =>
        Combobox ? (
          <Combobox {...aria} {...rest} cities={ordered} />
        ) : (
          <div className={styles.opens} onPointerEnter={() => loadAhead(load)} onClick={open} onFocus={open}>
            <SelectInput
              {...aria}
              name="city"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            >
              <option value="">{placeholder}</option>
              {!isKnown && <option value={value}>{value}</option>}
              {ordered.map(({ id, name, shownName }) => (
                <option key={id} value={name}>
                  {shownName}
                </option>
              ))}
            </SelectInput>
          </div>
        )
      }
    </Field>
  );
}
