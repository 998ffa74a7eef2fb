import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { failsOffline } from '../../apollo/reachabilityLink';
import { emailProblem } from '../../../../schema/accounts';
import { fill } from '../../../../schema/fill';
import { addNights, countNights, isNight } from '../../../../schema/nights';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { useQuoteQuery } from '../../bookings/checkout/Quote.generated';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { Field, SelectInput } from '../../kit/Field';
import { dollars } from '../../kit/format';
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
import * as texts from './texts';
import { useSelectedRooms } from './useSelectedRooms';
import { WalkInRooms } from './WalkInRooms';

const rules = {
  hotel: (hotel: string) => (isReference(hotel) ? undefined : texts.chooseHotel),
  checkIn: (night: string) => (isNight(night) ? undefined : texts.enterArrival),
  checkOut: (night: string, { checkIn }: { checkIn: string }) =>
    isNight(night) && night > checkIn ? undefined : texts.enterDeparture,
  user: (user: string) => (!user.trim() || isReference(user) ? undefined : texts.chooseUser),
  name: (name: string, { user }: { user: string }) =>
    user.trim() || name.trim() ? undefined : texts.enterGuestName,
  email: (email: string, { user }: { user: string }) => (user.trim() ? undefined : emailProblem(email)),
  paidBy: () => undefined,
};
const SCOPE = 'walkin';

/** The check-in of the new booking. */
export const ARRIVAL = { checkIn: night };

/** A booking that is made and paid at the front desk. It begins today at the hotel, unless the address has another date. */
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
  const { roomTypes, selected: rooms, unavailable, select } = useSelectedRooms(hasStay ? choice : undefined);
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
    const notice = fill(texts.bookingConfirmed, {
      amount: dollars(answer.totalCents),
      guest: answer.user.name,
    });
    await navigate(paths.frontDesk({ hotel: choice.hotelId }), { state: { notice } });
  });
  const hasUser = values.user.trim() !== '';
  return (
    <FormPage title={texts.newBooking} intro={texts.newBookingIntro} notice={refusal.notice} onSubmit={send}>
      <HotelReference label={texts.hotel} hint={texts.hotelHint} field={bind('hotel')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <StaffDateField label={texts.arrival} field={bind('checkIn')} />
        <StaffDateField label={texts.departure} field={bind('checkOut')} />
      </Box>
      <WalkInRooms roomTypes={roomTypes} selected={rooms} onChange={select} />
      <Box role="status" sx={{ '&:not(:empty)': { mt: -1 } }}>
        {unavailable.length > 0 &&
          fill(texts.roomsUnavailable, { count: unavailable.length, numbers: unavailable.join(', ') })}
      </Box>
      <UserReference label={texts.guestWithAccount} hint={texts.guestWithAccountHint} field={bind('user')} />
      {!hasUser && (
        <>
          <TextField label={texts.guestName} field={bind('name')} />
          <TextField label={texts.guestEmail} field={bind('email')} />
        </>
      )}
      <Field label={texts.paymentMethod}>
        {(aria) => (
          <SelectInput
            {...aria}
            value={values.paidBy}
            onChange={({ target }) => bind('paidBy').onChange(target.value)}
          >
            <option value="TERMINAL">{texts.cardAtTerminal}</option>
            <option value="CASH">{texts.cash}</option>
          </SelectInput>
        )}
      </Field>
      <Box role="status" sx={{ fontWeight: 600, minHeight: 24 }}>
        {error?.message ??
          (total === undefined
            ? texts.selectRooms
            : fill(texts.totalOfBooking, {
                total: dollars(total),
                rooms: rooms.length,
                nights: countNights(choice.checkIn, choice.checkOut),
              }))}
      </Box>
      <FormActions
        submit={texts.takePayment}
        isSending={isSending}
        isDisabled={!isRight('hotel', 'checkIn', 'checkOut', 'user', 'name', 'email') || total === undefined}
        cancelTo={paths.frontDesk({ hotel: choice.hotelId })}
      />
    </FormPage>
  );
}
