import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { referenceOf } from '../../../../schema/bookingReferences';
import { Answer } from '../../kit/Answer';
import { spokenMoment } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import { langOf, languageInWords } from '../../kit/written';
import { Details, factsOf } from '../table/Details';
import type { Column } from '../table/screen';
import { AnswerForm } from './AnswerForm';
import type { ContactRow } from './contactRow';
import { MessageActions } from './MessageActions';
import * as texts from './texts';

interface Props {
  columns: readonly Column<ContactRow>[];
  row: ContactRow;
}

/** A message with what is known of its sender and its booking, and its answer or the form for it. */
export function MessageDetails({ columns, row }: Props) {
  const { sender, booking, bookingReference, closedAt, closedBy } = row;
  const isOwn = booking !== null && sender?.id === booking.user.id;
  return (
    <Details
      facts={[
        ...factsOf(columns, row, {
          text: null,
          booking: null,
          account: sender?.name ?? texts.withoutAccount,
          closed:
            closedAt &&
            fill(texts.closedBy, { moment: spokenMoment(closedAt), name: closedBy?.name ?? texts.byStaff }),
        }),
        [texts.booking, bookingReference && bookingWords(row, isOwn)],
      ]}
    >
      <Box
        lang={row.language ? langOf(row.language) : undefined}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {row.text}
      </Box>
      {row.language && langOf(row.language) && (
        <Notice kind="info" role="note">
          {fill(texts.writtenIn, { language: languageInWords(row.language) })}
        </Notice>
      )}
      {booking && !isOwn && (
        <Notice kind="warning" role="note">
          {texts.notProven}
        </Notice>
      )}
      {sender?.email && sender.email.toLowerCase() !== row.email.toLowerCase() && (
        <Notice kind="info" role="note">
          {texts.otherAddress}
        </Notice>
      )}
      {row.answer && (
        <Answer
          title={row.answeredBy === 'CHAT' ? texts.answeredInChat : texts.answeredByEmail}
          text={row.answer}
          answeredAt={closedAt}
        />
      )}
      {row.state === 'OPEN' && <AnswerForm key={row.id} row={row} />}
      <MessageActions key={`actions ${row.id}`} row={row} />
    </Details>
  );
}

/** The booking as the sender named it: whether it exists, and whose it is. */
function bookingWords({ booking, bookingReference }: ContactRow, isOwn: boolean): string {
  if (!booking) return fill(texts.unknownReference, { reference: bookingReference ?? '' });
  const [reference, hotel, guest] = [referenceOf(booking), booking.hotelName, booking.user.name];
  return fill(isOwn ? texts.ownBooking : texts.otherBooking, { reference, hotel, guest });
}
