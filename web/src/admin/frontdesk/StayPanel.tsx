import Box from '@mui/material/Box';
import { arrivalHourWords } from '../../../../schema/arrivals';
import { fill } from '../../../../schema/fill';
import { dollars, spokenDate, spokenStay } from '../../kit/format';
import { paths } from '../../paths';
import { Action } from '../table/Action';
import { OtherEditors } from '../editors/OtherEditors';
import { Details } from '../table/Details';
import { Dot } from '../../kit/Dot';
import { RecordTabs } from '../table/RecordTabs';
import { Reference } from '../table/Reference';
import { guestFacts } from '../../bookings/guests/guestFacts';
import { expectedArrival } from '../../bookings/detail/texts';
import { BookingWork } from '../bookings/BookingWork';
import * as bookingTexts from '../bookings/texts';
import { useBookingWork } from '../bookings/useBookingWork';
import { STAY_STATES, type DeskRow } from './deskRows';
import { NoteForm } from './NoteForm';
import { PayOuts } from './PayOuts';
import * as texts from './texts';

/** The details of a stay beside the lists, with its payment and the notes of staff. */
export function StayPanel({ row: { stay, booking } }: { row: DeskRow }) {
  const [tone, state] = STAY_STATES[stay.state];
  const work = useBookingWork(booking.id);
  const details = (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {work.booking && (
        <BookingWork
          key={booking.id}
          booking={work.booking}
          hasStays={false}
          onNote={work.writeNote}
          onDone={work.refresh}
        />
      )}
      <Details
        facts={[
          [
            bookingTexts.status,
            <Dot key="state" tone={tone}>
              {state}
            </Dot>,
          ],
          [texts.room, `${stay.number}, ${stay.title}`],
          [texts.stay, spokenStay(stay.checkIn, stay.checkOut)],
          [
            texts.roomBefore,
            stay.movedFrom &&
              fill(texts.untilDay, { number: stay.movedFrom.number, day: spokenDate(stay.checkIn) }),
          ],
          [
            texts.nextRoom,
            stay.movesTo &&
              fill(texts.fromDay, { number: stay.movesTo.number, day: spokenDate(stay.checkOut) }),
          ],
          ...guestFacts(booking),
          [expectedArrival, booking.arrivalHour === null ? null : arrivalHourWords(booking.arrivalHour)],
          [bookingTexts.phone, booking.contact?.phone],
          [bookingTexts.email, booking.contact?.email],
          [bookingTexts.total, dollars(booking.totalCents)],
          [bookingTexts.extras, booking.extrasCents > 0 ? dollars(booking.extrasCents) : null],
          [bookingTexts.paid, dollars(booking.paidCents)],
          [bookingTexts.balanceDue, booking.owedCents > 0 && dollars(booking.owedCents)],
          [bookingTexts.reference, <Reference key="reference" id={booking.reference} />],
        ]}
        actions={
          <Action isMain to={paths.booking(booking.id)}>
            {bookingTexts.showBookingDetails}
          </Action>
        }
      >
        <PayOuts booking={booking} guest={booking.user.name} />
        <NoteForm key={booking.id} booking={booking} field={work.noteField} />
      </Details>
      <OtherEditors key={booking.id} record="BOOKING" id={booking.id} isAtEnd />
    </Box>
  );
  return <RecordTabs key={booking.id} id={booking.id} details={details} />;
}
