import { LIMITS } from '../../../schema/limits';
import { Field, SelectInput } from '../kit/Field';
import { counted } from '../kit/format';

const MOST_ROOMS = 8;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface Props {
  guests: number;
  rooms: number;
  /** Called with what was chosen alone: the other may have been chosen a moment ago, before it is drawn here. */
  onChange: (chosen: { guests?: number; rooms?: number }) => void;
}

/** How many people in how many rooms. */
export function RoomOptions({ guests, rooms, onChange }: Props) {
  return (
    <>
      <Field label="Guests">
        {(aria) => (
          <SelectInput
            {...aria}
            name="guests"
            value={guests}
            onChange={(event) => onChange({ guests: Number(event.target.value) })}
          >
            {upTo(LIMITS.people).map((count) => (
              <option key={count} value={count}>
                {counted(count, 'guest')}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="Rooms">
        {(aria) => (
          <SelectInput
            {...aria}
            name="rooms"
            value={rooms}
            onChange={(event) => onChange({ rooms: Number(event.target.value) })}
          >
            {upTo(Math.max(MOST_ROOMS, rooms)).map((count) => (
              <option key={count} value={count}>
                {counted(count, 'room')}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </>
  );
}
