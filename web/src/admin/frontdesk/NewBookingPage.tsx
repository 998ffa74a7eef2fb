import { listed } from '../../../../schema/spoken';
import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { failsOffline } from '../../apollo/reachabilityLink';
import { arrivalHours } from '../../../../schema/arrivals';
import { fill } from '../../../../schema/fill';
import { addNights, countNights } from '../../../../schema/nights';
import { readDollars } from '../../../../schema/prices';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { useRefusal } from '../../session/useRefusal';
import { partyOf } from '../../rooms/partyOf';
import type { GuestsAndRooms } from '../../rooms/party';
import { PartyField } from '../../search/PartyField';
import { CheckField } from '../../kit/Field';
import { heldMoment } from '../../bookings/balance/heldUntil';
import { guestDetails } from '../../bookings/checkout/texts';
import { detailsInput, NO_DETAILS } from '../../bookings/guests/stayDetails';
import { StayDetailsFields } from '../../bookings/guests/StayDetailsFields';
import { dollars } from '../../kit/format';
import { Fold } from '../../kit/Fold';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { night } from '../../kit/address';
import { useAddress } from '../../kit/useAddress';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { StaffDateField } from '../fields/dates/StaffDateField';
import { HotelReference, UserReference } from '../fields/references';
import { useChosenHotel } from '../fields/useChosenHotel';
import { useCreateWalkInMutation, useWalkInQuoteQuery } from './NewBooking.generated';
import { useStayAction, type SendStep } from './useStayAction';
import { pairStyle } from './pairStyle';
import * as texts from './texts';
import { useSelectedRooms } from './useSelectedRooms';
import { rules } from './walkInRules';
import { HELD, ON_ACCOUNT, PAID_BY, WalkInPayment } from './WalkInPayment';
import { WalkInRooms } from './WalkInRooms';

const SCOPE = 'walkin';
/** The check-in of the new booking. */
export const ARRIVAL = { checkIn: night };

/** A booking that staff make for a guest at the front desk or on the telephone. It begins today at the hotel by default. */
export function NewBookingPage() {
  const [{ checkIn }] = useAddress(ARRIVAL);
  const { hotelId, today } = useChosenHotel();
  if (!hotelId || today === undefined) return null;
  return <NewBookingForm hotel={hotelId} today={today ?? ''} checkIn={checkIn ?? today ?? ''} />;
}

interface Props {
  hotel: string;
  /** Today's date at the hotel. */
  today: string;
  checkIn: string;
}

function NewBookingForm({ hotel, today, checkIn }: Props) {
  const navigate = useNavigate();
  const { bind, submit, values, isRight, isSending } = useForm(rules, {
    hotel,
    checkIn,
    checkOut: checkIn && addNights(checkIn, 1),
    paidBy: 'TERMINAL',
    heldDay: checkIn,
    heldTime: '18:00',
    mailsLink: 'yes',
  });
  const [party, setParty] = useState<GuestsAndRooms>({ guests: 1, rooms: 1, children: '' });
  const [details, setDetails] = useState(NO_DETAILS);
  const refusal = useRefusal();
  const [create] = useCreateWalkInMutation();
  const act = useStayAction();
  const hasStay = isRight('hotel', 'checkIn', 'checkOut');
  const choice = { hotelId: values.hotel.trim(), checkIn: values.checkIn, checkOut: values.checkOut };
  const {
    hotel: found,
    roomTypes,
    selected: rooms,
    unavailable,
    select,
  } = useSelectedRooms(hasStay ? choice : undefined);
  const nightPriceCents = isRight('nightPrice') ? readDollars(values.nightPrice).cents : undefined;
  const input = { ...choice, roomNumberIds: rooms, nightPriceCents };
  const { data, error, refetch } = useWalkInQuoteQuery(
    hasStay && rooms.length > 0 ? { variables: { input }, context: failsOffline } : skipToken,
  );
  const quote = rooms.length > 0 ? data?.walkInQuote : undefined;
  const isToday = values.checkIn === today && hotel === choice.hotelId;
  // Whether a user has an email address is known to the server, which refuses.
  const canMail = values.user.trim() !== '' || values.email.trim() !== '';
  const send = submit(async ({ user, name, email, phone, paidBy, priceReason, checksIn, ...rest }) => {
    const { heldDay, heldTime, mailsLink, company, reference } = rest;
    const guest = user.trim() ? { userId: user.trim() } : { name, email: email.trim() || null };
    const held = paidBy === HELD ? { day: heldDay, time: heldTime } : null;
    const mailPaymentLink = paidBy === HELD && mailsLink !== '' && canMail;
    const made = { ...guest, phone: phone.trim() || null, priceReason, paidBy: PAID_BY[paidBy] ?? null };
    const account =
      paidBy === ON_ACCOUNT ? { company: company.trim(), reference: reference.trim() || null } : null;
    const who = { party: partyOf(party), details: detailsInput(details) };
    const later = [
      JSON.stringify(who),
      String(mailPaymentLink),
      held ? heldMoment(held) : '',
      JSON.stringify(account),
    ];
    const parts = [
      ...rooms,
      ...Object.values(choice),
      ...Object.values(made),
      String(nightPriceCents),
      ...later,
    ];
    const idempotencyKey = idempotencyKeyFor(
      SCOPE,
      parts.map((part) => part ?? ''),
    );
    const promised = { heldUntil: held, mailPaymentLink, account };
    const variables = {
      input: { ...input, ...made, ...who, ...promised, quoteVersion: quote?.version, idempotencyKey },
    };
    const answer = (await refusal.answerOf(create({ variables })))?.createWalkIn;
    if (!answer) return;
    if (answer.__typename === 'PriceChanged') await refetch();
    if (answer.__typename !== 'Booking') return refusal.show(answer);
    dropIdempotencyKey(SCOPE);
    const failures = isToday && checksIn && !held ? await checkInAll(answer.stays, act) : [];
    const told = held
      ? fill(texts.bookingHeld, { guest: answer.user.name, moment: heldMoment(held) })
      : fill(account ? texts.bookingOnAccount : made.paidBy ? texts.bookingConfirmed : texts.bookingToPay, {
          amount: dollars(answer.totalCents),
          guest: answer.user.name,
          company: account?.company ?? '',
        });
    const named = fill(texts.referenceOfBooking, { reference: answer.reference });
    const notice = [told, named, ...failures].join(' ');
    // The page of a held booking has the payment link and its time.
    const to = held ? paths.booking(answer.id) : staffPaths.frontDesk({ hotel: choice.hotelId });
    await navigate(to, { state: { notice } });
  });
  const hasUser = values.user.trim() !== '';
  return (
    <FormPage title={texts.newBooking} intro={texts.newBookingIntro} notice={refusal.notice} onSubmit={send}>
      <HotelReference label={texts.hotel} hint={texts.hotelHint} field={bind('hotel')} />
      <Box sx={pairStyle}>
        <StaffDateField label={texts.arrival} field={bind('checkIn')} />
        <StaffDateField label={texts.departure} field={bind('checkOut')} />
      </Box>
      <WalkInRooms roomTypes={roomTypes} selected={rooms} onChange={select} />
      <Box role="status" sx={{ '&:not(:empty)': { mt: -1 } }}>
        {unavailable.length > 0 &&
          fill(texts.roomsUnavailable, { count: unavailable.length, numbers: listed(unavailable) })}
      </Box>
      <UserReference label={texts.guestWithAccount} hint={texts.guestWithAccountHint} field={bind('user')} />
      <PartyField
        party={party}
        hasRooms={false}
        onChange={(part) => setParty((before) => ({ ...before, ...part }))}
      />
      <Fold title={guestDetails}>
        <StayDetailsFields
          isStaff
          details={details}
          onChange={setDetails}
          {...(found && { hours: arrivalHours(found) })}
        />
      </Fold>
      {!hasUser && <TextField label={texts.guestName} aria-required field={bind('name')} />}
      <Box sx={pairStyle}>
        <TextField label={texts.guestPhone} type="tel" field={bind('phone')} />
        {!hasUser && <TextField label={texts.guestEmail} type="email" field={bind('email')} />}
      </Box>
      <Box sx={pairStyle}>
        <TextField
          label={texts.ownPrice}
          hint={texts.ownPriceHint}
          inputMode="decimal"
          field={bind('nightPrice')}
        />
        {nightPriceCents !== undefined && (
          <TextField label={texts.priceReason} hint={texts.priceReasonHint} field={bind('priceReason')} />
        )}
      </Box>
      <WalkInPayment {...{ bind, values, canMail }} />
      {isToday && values.paidBy !== HELD && (
        <CheckField
          label={texts.checkInNow}
          checked={values.checksIn !== ''}
          onChange={(checked) => bind('checksIn').onChange(checked ? 'yes' : '')}
        />
      )}
      <Box role="status" sx={{ fontWeight: 600, minHeight: 24 }}>
        {error?.message ??
          (quote
            ? fill(texts.totalOfBooking, {
                total: dollars(quote.totalCents),
                rooms: rooms.length,
                nights: countNights(choice.checkIn, choice.checkOut),
              })
            : texts.selectRooms)}
      </Box>
      <FormActions
        submit={SUBMIT[values.paidBy] ?? texts.bookUnpaid}
        isSending={isSending}
        isDisabled={!quote || !isRight(...NEEDED)}
        cancelTo={staffPaths.frontDesk({ hotel: choice.hotelId })}
      />
    </FormPage>
  );
}

/** The words of the button by the way of paying. */
const SUBMIT: Record<string, string> = {
  TERMINAL: texts.takePayment,
  CASH: texts.takePayment,
  [ON_ACCOUNT]: texts.bookOnAccount,
};
const NEEDED = [
  'hotel',
  'checkIn',
  'checkOut',
  'user',
  'name',
  'phone',
  'email',
  'nightPrice',
  'priceReason',
  'company',
  'heldDay',
  'heldTime',
] as const;

/** Checks the guests in to all their rooms. Returns what went wrong, by room. */
async function checkInAll(
  stays: readonly { id: string; number: number }[],
  act: SendStep,
): Promise<string[]> {
  const failures: string[] = [];
  for (const { id, number } of stays) {
    const problem = await act(id, 'CHECK_IN');
    if (problem) failures.push(fill(texts.notCheckedIn, { number, problem }));
  }
  return failures;
}
