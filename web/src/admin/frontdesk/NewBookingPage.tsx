import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { failsOffline } from '../../apollo/lineLink';
import { emailProblem } from '../../../../schema/accounts';
import { addNights, countNights, isNight } from '../../../../schema/nights';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { useQuoteQuery } from '../../bookings/checkout/Quote.generated';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { Field, SelectInput } from '../../kit/Field';
import { counted, dollars } from '../../kit/format';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { night } from '../../kit/address';
import { useAddress } from '../../kit/useAddress';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { StaffDateField } from '../fields/dates/StaffDateField';
import { isReference } from '../fields/reference';
import { HotelReference, UserReference } from '../fields/references';
import { useChosenHotel } from '../fields/useChosenHotel';
import { useCreateWalkInMutation } from './NewBooking.generated';
import { useTickedRooms } from './useTickedRooms';
import { WalkInRooms } from './WalkInRooms';

const rules = {
  hotel: (hotel: string) => (isReference(hotel) ? undefined : 'Choose the hotel.'),
  checkIn: (night: string) => (isNight(night) ? undefined : 'Enter the day of arrival.'),
  checkOut: (night: string, { checkIn }: { checkIn: string }) =>
    isNight(night) && night > checkIn ? undefined : 'Enter a day after the arrival.',
  user: (user: string) =>
    !user.trim() || isReference(user) ? undefined : 'Choose a user, or leave this empty.',
  name: (name: string, { user }: { user: string }) =>
    user.trim() || name.trim() ? undefined : 'Enter the name of the guest.',
  email: (email: string, { user }: { user: string }) => (user.trim() ? undefined : emailProblem(email)),
  paidBy: () => undefined,
};
const SCOPE = 'walkin';

/** The day on which the booking begins. */
export const ARRIVAL = { checkIn: night };

/** A booking that is made and paid at the front desk; it begins today at the hotel, unless the address says when. */
export function NewBookingPage() {
  const [{ checkIn }] = useAddress(ARRIVAL);
  const { hotelId, today } = useChosenHotel();
  if (!hotelId || today === undefined) return null;
  return <NewBookingForm hotel={hotelId} checkIn={checkIn ?? today ?? ''} />;
}

function NewBookingForm({ hotel, checkIn }: { hotel: string; checkIn: string }) {
  const navigate = useNavigate();
  const { bind, submit, values, isRight, isSending } = useForm(rules, {
    hotel,
    checkIn,
    checkOut: checkIn && addNights(checkIn, 1),
    paidBy: 'TERMINAL',
  });
  const refusal = useRefusal();
  const [create] = useCreateWalkInMutation();
  const hasStay = isRight('hotel', 'checkIn', 'checkOut');
  const choice = { hotelId: values.hotel.trim(), checkIn: values.checkIn, checkOut: values.checkOut };
  const { roomTypes, ticked: rooms, taken, tick } = useTickedRooms(hasStay ? choice : undefined);
  const input = { ...choice, roomNumberIds: rooms };
  const { data, error, refetch } = useQuoteQuery(
    hasStay && rooms.length > 0 ? { variables: { input }, context: failsOffline } : skipToken,
  );
  const total = rooms.length > 0 ? data?.quote?.totalCents : undefined;
  const send = submit(async ({ user, name, email, paidBy }) => {
    const guest = user.trim() ? { userId: user.trim() } : { name, email };
    const parts = [...rooms, ...Object.values(choice), ...Object.values(guest), paidBy];
    const idempotencyKey = idempotencyKeyFor(SCOPE, parts);
    const quoteVersion = data?.quote?.version;
    const variables = {
      input: { ...input, ...guest, quoteVersion, paidBy: paidBy as 'CASH' | 'TERMINAL', idempotencyKey },
    };
    const answer = (await refusal.answerOf(create({ variables })))?.createWalkIn;
    if (!answer) return;
    if (answer.__typename === 'PriceChanged') await refetch();
    if (answer.__typename !== 'Booking') return refusal.show(answer);
    dropIdempotencyKey(SCOPE);
    const notice = `${dollars(answer.totalCents)} paid: the booking of ${answer.user.name} is confirmed.`;
    await navigate(paths.frontDesk({ hotel: choice.hotelId }), { state: { notice } });
  });
  const hasUser = values.user.trim() !== '';
  return (
    <FormPage
      title="New booking"
      intro="For a guest at the front desk, who pays in cash or by card at the terminal. The confirmation goes out by mail."
      notice={refusal.notice}
      onSubmit={send}
    >
      <HotelReference label="Hotel" hint="A part of its name finds it." field={bind('hotel')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <StaffDateField label="Arrival" field={bind('checkIn')} />
        <StaffDateField label="Departure" field={bind('checkOut')} />
      </Box>
      <WalkInRooms roomTypes={roomTypes} chosen={rooms} onChange={tick} />
      <Box role="status" sx={{ '&:not(:empty)': { mt: -1 } }}>
        {taken.length > 0 &&
          `${counted(taken.length, 'room')} no longer ticked, not free on these nights: ${taken.join(', ')}.`}
      </Box>
      <UserReference
        label="Guest with an account (optional)"
        hint="Name, username or e-mail address."
        field={bind('user')}
      />
      {!hasUser && (
        <>
          <TextField label="Name of the guest" field={bind('name')} />
          <TextField label="E-mail address of the guest" field={bind('email')} />
        </>
      )}
      <Field label="Paid">
        {(aria) => (
          <SelectInput
            {...aria}
            value={values.paidBy}
            onChange={({ target }) => bind('paidBy').onChange(target.value)}
          >
            <option value="TERMINAL">By card at the terminal</option>
            <option value="CASH">In cash</option>
          </SelectInput>
        )}
      </Field>
      <Box role="status" sx={{ fontWeight: 600, minHeight: 24 }}>
        {error?.message ??
          (total === undefined
            ? 'Choose rooms to see the price.'
            : `${dollars(total)} for ${counted(rooms.length, 'room')}, ${counted(countNights(choice.checkIn, choice.checkOut), 'night')}`)}
      </Box>
      <FormActions
        submit="Book, it is paid"
        isSending={isSending}
        isDisabled={!isRight('hotel', 'checkIn', 'checkOut', 'user', 'name', 'email') || total === undefined}
        cancelTo={paths.frontDesk({ hotel: choice.hotelId })}
      />
    </FormPage>
  );
}
