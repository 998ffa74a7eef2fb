import { TextField } from '../../kit/TextField';
import type { BoundField } from '../../kit/useForm';

/** The time zone of a city; a part of its name finds it. */
export function TimeZoneField({ label, hint, field }: { label: string; hint: string; field: BoundField }) {
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
