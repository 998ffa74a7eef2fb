import { TextField } from '../../kit/TextField';
import type { ReferenceProps } from '../fields/ReferenceField';

/** The time zone of a city, with suggestions while typing. */
export function TimeZoneField({ label, hint, field }: ReferenceProps) {
  return (
    <>
      <TextField {...{ label, hint, field }} list="time-zones" autoComplete="off" spellCheck={false} />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
