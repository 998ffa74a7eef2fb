import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { ACCOUNT_WORDS } from '../../../../schema/words';
import { bookingReference } from '../../bookings/detail/texts';
import { dollars, spokenDate } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { paths } from '../../paths';
import { showBookingDetails } from '../bookings/texts';
import { Details, factsOf } from '../table/Details';
import { boundsOf } from '../table/filters';
import type { Column, Screen } from '../table/screen';
import {
  JournalTableDocument,
  type JournalTableQuery,
  type JournalTableQueryVariables,
} from './JournalTable.generated';
import * as texts from './texts';

type JournalRow = JournalTableQuery['journal']['items'][number];
type Filter = NonNullable<JournalTableQueryVariables['filter']>;

const columns: readonly Column<JournalRow>[] = [
  { field: 'day', label: texts.day, width: 136, text: ({ day }) => spokenDate(day) },
  { field: 'title', label: texts.entry, text: ({ title }) => title },
  { field: 'debit', label: texts.debit, width: 168, text: ({ debit }) => ACCOUNT_WORDS[debit] },
  { field: 'credit', label: texts.credit, width: 168, text: ({ credit }) => ACCOUNT_WORDS[credit] },
  {
    field: 'amount',
    label: texts.amount,
    width: 112,
    isNumber: true,
    text: ({ cents }) => dollars(cents),
  },
  {
    field: 'hotel',
    label: texts.hotel,
    text: ({ hotel, booking }) => hotel?.name ?? booking?.hotelName ?? '',
  },
  { field: 'guest', label: texts.guest, text: ({ booking }) => booking?.user.name ?? '' },
  { field: 'why', label: texts.why, isExtra: true, text: ({ why }) => why },
  {
    field: 'booking',
    label: bookingReference,
    width: 128,
    isOptional: true,
    text: ({ booking }) => booking?.reference ?? '',
  },
  { field: 'at', label: texts.enteredAt, isOptional: true, text: ({ at }) => spokenMoment(at) },
  { field: 'user', label: texts.enteredBy, isOptional: true, text: ({ user }) => user?.name ?? '' },
];

/** All double entries of the books. */
export const journalScreen: Screen<JournalRow, JournalTableQuery, JournalTableQueryVariables> = {
  name: 'journal',
  title: texts.journal,
  counted: texts.entryCount,
  document: JournalTableDocument,
  variables: ({ filters }, page) => {
    const { from, to: through } = boundsOf(filters.day);
    const account = filters.account as Filter['account'];
    return { filter: { hotelId: filters.hotel, from, through, account }, ...page };
  },
  countsAll: true,
  list: ({ journal }) => journal,
  columns,
  filters: [
    { name: 'hotel', label: texts.hotel, kind: 'hotel' },
    { name: 'day', label: texts.day, kind: 'days' },
    { name: 'account', label: texts.account, kind: 'choice', choices: Object.entries(ACCOUNT_WORDS) },
  ],
  empty: texts.noEntries,
  nameOf: ({ title, cents }) => fill(texts.entryOf, { title, amount: dollars(cents) }),
  details: (row) => (
    <Details
      facts={factsOf(columns, row)}
      actions={
        row.booking && (
          <Button component={Link} to={paths.booking(row.booking.id)} variant="contained" size="small">
            {showBookingDetails}
          </Button>
        )
      }
    />
  ),
};
