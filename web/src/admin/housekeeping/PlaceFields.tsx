import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { Field, SelectInput } from '../../kit/Field';
import { TextField } from '../../kit/TextField';
import type { BoundField } from '../../kit/useForm';
import type { RoomList } from './roomRows';
import * as texts from './texts';

/** The rules of the room and the place of a report: a room, or a place in words. */
export const placeRules = {
  room: () => undefined,
  place: (place: string, { room }: { room: string }) => {
    if (place.trim().length > LIMITS.place) return fill(texts.placeTooLong, { max: LIMITS.place });
    return room || place.trim() ? undefined : texts.placeMissing;
  },
};

interface Props {
  list: RoomList;
  room: BoundField;
  place: BoundField;
}

/** Where something is at a hotel. */
export const PlaceFields = ({ list, room, place }: Props) => (
  <>
    <Field label={texts.room}>
      {(aria) => (
        <SelectInput
          {...aria}
          name={room.name}
          value={room.value}
          onBlur={room.onBlur}
          onChange={({ target }) => room.onChange(target.value)}
        >
          <option value="">{texts.otherPlace}</option>
          {list.rooms.map(({ id, state }) => (
            <option key={id} value={id}>
              {state.roomNumber.number}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
    {!room.value && <TextField label={texts.place} hint={texts.placeHint} field={place} />}
  </>
);
