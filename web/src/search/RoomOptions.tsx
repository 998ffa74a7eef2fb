import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { Field, SelectInput } from '../kit/Field';
import * as kitTexts from '../kit/texts';
import * as texts from './texts';

const MAX_ROOMS_OFFERED = 8;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface Props {
  guests: number;
  rooms: number;
  /** Called with the changed value only: the other may just have changed, before this renders again. */
  onChange: (change: { guests?: number; rooms?: number }) => void;
}

/** The number of guests and rooms. */
export function RoomOptions({ guests, rooms, onChange }: Props) {
  return (
    <>
      <Field label={texts.guests}>
        {(aria) => (
          <SelectInput
            {...aria}
            name="guests"
            value={guests}
            onChange={(event) => onChange({ guests: Number(event.target.value) })}
          >
            {upTo(LIMITS.people).map((count) => (
              <option key={count} value={count}>
                {fill(kitTexts.guests, { count })}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={texts.rooms}>
        {(aria) => (
          <SelectInput
            {...aria}
            name="rooms"
            value={rooms}
            onChange={(event) => onChange({ rooms: Number(event.target.value) })}
          >
            {upTo(Math.max(MAX_ROOMS_OFFERED, rooms)).map((count) => (
              <option key={count} value={count}>
                {fill(kitTexts.rooms, { count })}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </>
  );
}
