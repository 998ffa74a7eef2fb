import { readPrice } from '../../../../schema/prices';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions } from '../../kit/FormPage';
import { TextAreaField } from '../../kit/TextAreaField';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { useLeaveGuard } from '../../kit/useLeaveGuard';
import { isReference } from '../fields/reference';
import { HotelReference } from '../fields/references';
import { readNumber, readRoomNumbers, required, splitWords } from '../fields/rules';
import { FormSection, StaffForm, Wide } from '../fields/StaffForm';
import { useTyped } from '../fields/useTyped';
import { useCreateRoomTypeMutation } from './CreateRoomPage.generated';
import { roomRules } from './roomRules';

const rules = { ...roomRules, hotel: required('Choose the hotel.') };
const REQUIRED = ['hotel', 'title', 'price', 'description', 'roomNumbers'] as const;

/** A new room type of a hotel, with its room numbers. */
export function CreateRoomPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const initial = useTyped('hotel');
  const { bind, submit, values, changed, isSending } = useForm(rules, { hotel: initial });
  const [create] = useCreateRoomTypeMutation();
  const guard = useLeaveGuard(changed.length > 0 && !isSending);
  const send = submit(async (form, refuse) => {
    const amenities = splitWords(form.amenities);
    const input = {
      hotelId: form.hotel.trim(),
      title: form.title,
      description: form.description,
      priceCents: readPrice(form.price).cents!,
      maxPeople: readNumber(form.maxPeople),
      amenities: amenities.length > 0 ? amenities : undefined,
      roomNumbers: readRoomNumbers(form.roomNumbers)!,
    };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createRoomType;
    if (answer?.__typename === 'RoomType')
      return navigate(paths.room(answer.id), {
        state: { notice: `${answer.title} is created. Add photos next.` },
      });
    if (answer?.__typename === 'NameTaken') refuse('title', answer.message);
    else if (answer?.__typename === 'RoomNumbersTaken') refuse('roomNumbers', answer.message);
    else if (answer) refuse('hotel', answer.message);
  });
  const hotelId = values.hotel.trim();
  return (
    <StaffForm
      title="Create a room"
      intro="Rooms that are alike and cost the same, with the number of each. Guests can book them at once."
      onSubmit={send}
      actions={
        <>
          {guard}
          {refusal.notice}
          <FormActions
            submit="Continue"
            isSending={isSending}
            isDisabled={REQUIRED.some((name) => !values[name].trim())}
            cancelTo={isReference(hotelId) ? paths.hotel(hotelId) : paths.rooms()}
          />
        </>
      }
    >
      <FormSection title="Room">
        <Wide>
          <HotelReference label="Hotel reference" hint="Its name finds it too." field={bind('hotel')} />
        </Wide>
        <Wide>
          <TextField label="Title" field={bind('title')} maxLength={120} />
        </Wide>
        <TextField label="Price per night, in $" field={bind('price')} inputMode="decimal" />
        <TextField label="Max people" hint="2 unless given" field={bind('maxPeople')} inputMode="numeric" />
        <Wide>
          <TextAreaField label="Description" field={bind('description')} maxLength={1000} />
        </Wide>
      </FormSection>
      <FormSection title="Room numbers" text="No two rooms of a hotel have the same.">
        <Wide>
          <TextField
            label="Room numbers"
            hint="Comma separated: 101, 102. A range stands for all in it: 201-210."
            field={bind('roomNumbers')}
            autoComplete="off"
          />
        </Wide>
      </FormSection>
      <FormSection title="Amenities" text="What the room offers beyond the hotel.">
        <Wide>
          <TextField
            label="Amenities"
            hint="Comma separated: King bed, Bathtub, Balcony"
            field={bind('amenities')}
          />
        </Wide>
      </FormSection>
    </StaffForm>
  );
}
