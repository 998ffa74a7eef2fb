import { Field, SelectInput } from '../kit/Field';

export interface CityChoice {
  id: string;
  name: string;
  timeZone: string;
  numberOfHotels: number;
}

interface Props {
  label: string;
  cities: readonly CityChoice[];
  value: string;
  onChange: (city: string) => void;
  /** The text of the empty option. */
  placeholder: string;
  /** The current destination, listed before the others. */
  first?: string;
}

/** A select of the cities that have hotels. */
export function CityField({ label, cities, value, onChange, placeholder, first }: Props) {
  const offered = cities.filter(({ numberOfHotels }) => numberOfHotels > 0);
  const ordered = offered.sort(
    (one, other) =>
      Number(other.name === first) - Number(one.name === first) || one.name.localeCompare(other.name, 'en'),
  );
  const isKnown = !value || offered.some(({ name }) => name === value);
  return (
    <Field label={label}>
      {(aria) => (
        <SelectInput {...aria} name="city" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{placeholder}</option>
          {!isKnown && <option value={value}>{value}</option>}
          {ordered.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
