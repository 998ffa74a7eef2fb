import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import { readPrice } from '../../../../schema/prices';
import { dollars } from '../../kit/format';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions } from '../../kit/FormPage';
import { TextAreaField } from '../../kit/TextAreaField';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { useLeaveGuard } from '../../kit/useLeaveGuard';
import { besideTyped, changesOf, NOTHING_CHANGED } from '../fields/changes';
import { outdatedMessage } from '../fields/outdated';
import { isReference } from '../fields/reference';
import { HotelReference, RoomTypeReference } from '../fields/references';
import { ifGiven, readNumber, readRoomNumbers, required, splitWords } from '../fields/rules';
import { FormSection, StaffForm, Wide } from '../fields/StaffForm';
import { useTyped } from '../fields/useTyped';
import { ChangeRoomDialog } from '../removal/ChangeRoomDialog';
import { presentRoom, roomValues } from './presentRoom';
import { roomRules } from './roomRules';
import { useRoomToUpdateQuery, useUpdateRoomTypeMutation } from './UpdateRoomPage.generated';
import type { UpdateRoomTypeInput } from './UpdateRoomPage.generated';

const asBefore = () => undefined;
const rules = {
  room: required('Choose the room.'),
  title: ifGiven(roomRules.title),
  description: ifGiven(roomRules.description),
  price: ifGiven(roomRules.price),
  maxPeople: roomRules.maxPeople,
  amenities: roomRules.amenities,
  addRooms: ifGiven(roomRules.roomNumbers),
  hotel: asBefore,
  removeRooms: ifGiven(roomRules.roomNumbers),
};

/** Changes of a room; what cancels bookings is asked once more. */
export function UpdateRoomPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const initial = useTyped('room');
  const form = useForm(rules, { room: initial });
  const [asked, setAsked] = useState<UpdateRoomTypeInput>();
  const id = form.values.room.trim();
  const { data, refetch } = useRoomToUpdateQuery(
    isReference(id)
      ? { variables: { id }, fetchPolicy: 'cache-and-network', context: onErrorPage }
      : skipToken,
  );
  const room = data?.roomType;
  const present = room ? roomValues(room) : {};
  const { bind, submit, values, changed, isSending } = form.over(present);
  const edited = changed.filter((name) => name !== 'room');
  const guard = useLeaveGuard(edited.length > 0 && !isSending);
  const hints = presentRoom(room);
  const now = besideTyped(hints, changed);
  const [update, { loading }] = useUpdateRoomTypeMutation();

  const change = async (input: UpdateRoomTypeInput) => {
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateRoomType;
    setAsked(undefined);
    if (answer?.__typename === 'RoomType') {
      const price = input.priceCents ? ` A night costs ${dollars(input.priceCents)}.` : '';
      return navigate(paths.room(answer.id), { state: { notice: `${answer.title} is updated.${price}` } });
    }
    if (answer?.__typename === 'Outdated') {
      const fresh = (await refetch()).data?.roomType;
      refusal.show({ message: outdatedMessage(answer.changedBy, hints, presentRoom(fresh)) });
    } else if (answer) refusal.show(answer);
  };
  const send = submit(async (form) => {
    if (edited.length === 0) return refusal.show(NOTHING_CHANGED);
    const read = (of: typeof form) => ({
      title: of.title.trim() || undefined,
      description: of.description.trim() || undefined,
      priceCents: readPrice(of.price).cents,
      maxPeople: readNumber(of.maxPeople),
      amenities: splitWords(of.amenities),
    });
    const input = {
      ...changesOf(read(form), read({ ...form, ...present })),
      roomTypeId: id,
      version: room?.version,
      addRoomNumbers: form.addRooms.trim() ? readRoomNumbers(form.addRooms) : undefined,
      hotelId: form.hotel.trim() || undefined,
      removeRoomNumbers: form.removeRooms.trim() ? readRoomNumbers(form.removeRooms) : undefined,
    };
    if (input.hotelId || input.removeRoomNumbers) setAsked(input);
    else await change(input);
  });
  const isEmpty = Object.entries(values).every(([name, value]) => name === 'room' || !value.trim());

  return (
    <>
      <StaffForm
        title="Update a room"
        intro="Choose the room, and change what is to be different. What you leave empty stays as it is."
        onSubmit={send}
        actions={
          <>
            {guard}
            {refusal.notice}
            <FormActions
              submit="Continue"
              isSending={isSending || loading}
              isDisabled={!id || isEmpty}
              cancelTo={isReference(id) ? paths.room(id) : paths.rooms()}
            />
          </>
        }
      >
        <FormSection title="Room">
          <Wide>
            <RoomTypeReference label="Room reference" hint="Its title finds it too." field={bind('room')} />
          </Wide>
          <Wide>
            <TextField label="Title" hint={now.title} field={bind('title')} maxLength={120} />
          </Wide>
          <TextField
            label="Price per night, in $"
            hint={now.price}
            field={bind('price')}
            inputMode="decimal"
          />
          <TextField label="Max people" hint={now.maxPeople} field={bind('maxPeople')} inputMode="numeric" />
          <Wide>
            <TextAreaField
              label="Description"
              hint={now.description}
              field={bind('description')}
              maxLength={1000}
            />
          </Wide>
          <Wide>
            <TextField label="Amenities" hint={now.amenities} field={bind('amenities')} />
          </Wide>
        </FormSection>
        <FormSection
          title="Room numbers and hotel"
          text="Removing rooms, or moving all of them to another hotel, cancels their bookings ahead; you are asked before."
        >
          <Wide>
            <TextField
              label="Add rooms"
              hint={hints?.roomNumbers}
              field={bind('addRooms')}
              autoComplete="off"
            />
          </Wide>
          {!values.hotel.trim() && (
            <Wide>
              <TextField
                label="Remove rooms"
                hint="Comma separated: 101, 102, 201-210"
                field={bind('removeRooms')}
                autoComplete="off"
              />
            </Wide>
          )}
          {!values.removeRooms.trim() && (
            <Wide>
              <HotelReference label="Another hotel" hint={hints?.hotel} field={bind('hotel')} />
            </Wide>
          )}
        </FormSection>
      </StaffForm>
      {asked && (
        <ChangeRoomDialog
          input={asked}
          isSending={loading}
          onConfirm={() => void change(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
