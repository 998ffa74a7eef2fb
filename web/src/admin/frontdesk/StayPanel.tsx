import { arrivalHourWords } from '../../../../schema/arrivals';
import { dollars, spokenStay } from '../../kit/format';
import { paths } from '../../paths';
import { Action } from '../table/Action';
import { Details } from '../table/Details';
import { Dot } from '../../kit/Dot';
import { RecordTabs } from '../table/RecordTabs';
import { Reference } from '../table/Reference';
import { STATES, type DeskRow } from './deskRows';
import { NoteForm } from './NoteForm';
import { PayOuts } from './PayOuts';

/** A stay beside the lists: whose, what is paid, and what staff noted. */
export function StayPanel({ row: { stay, booking } }: { row: DeskRow }) {
  const [tone, state] = STATES[stay.state];
  const details = (
    <Details
      facts={[
        [
          'State',
          <Dot key="state" tone={tone}>
            {state}
          </Dot>,
        ],
        ['Room', `${stay.number}, ${stay.title}`],
        ['Stay', spokenStay(stay.checkIn, stay.checkOut)],
        ['Expected arrival', booking.arrivalHour === null ? null : arrivalHourWords(booking.arrivalHour)],
        ['E-mail', booking.user.email],
        ['Total', dollars(booking.totalCents)],
        ['Paid', dollars(booking.paidCents)],
        ['Reference', <Reference key="id" id={booking.id} />],
      ]}
      actions={
        <Action isMain to={paths.booking(booking.id)}>
          Show booking details
        </Action>
      }
    >
      <PayOuts booking={booking} guest={booking.user.name} />
      <NoteForm key={booking.id} booking={booking} />
    </Details>
  );
  return <RecordTabs key={booking.id} id={booking.id} details={details} />;
}
