import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { dollars, shortDate } from '../../kit/format';
import { bookingMoment } from '../../kit/moments';
import { staffPaths } from '../staffPaths';
import { Details, factsOf } from '../table/Details';
import { RowLink } from '../table/RowLink';
import { orderOf, type Column, type Screen } from '../table/screen';
import {
  GuestTableDocument,
  type GuestTableQuery,
  type GuestTableQueryVariables,
} from './GuestTable.generated';
import * as texts from './texts';

/** A guest in the list of staff. */
export type GuestRow = GuestTableQuery['hotelGuests']['items'][number];
type Sort = NonNullable<GuestTableQueryVariables['sort']>;

const day = (night: string | null): string => (night ? shortDate(night) : '');
const pageOf = ({ hotel, user }: GuestRow): string => staffPaths.guest(hotel.id, user.id);

export const guestColumns: readonly Column<GuestRow>[] = [
  {
    field: 'name',
    label: texts.name,
    sort: { ascending: 'NAME_ASC', descending: 'NAME_DESC' },
    text: ({ user }) => user.name,
  },
  {
    field: 'phone',
    label: texts.phone,
    width: 152,
    isOnCard: true,
    text: ({ contact }) => contact.phone ?? '',
  },
  {
    field: 'email',
    label: texts.email,
    minWidth: 208,
    isExtra: true,
    text: ({ contact }) => contact.email ?? '',
  },
  { field: 'hotel', label: texts.hotel, isExtra: true, isOnCard: true, text: ({ hotel }) => hotel.name },
  {
    field: 'lastStay',
    label: texts.lastStay,
    width: 120,
    text: ({ figures }) => day(figures.lastStay),
  },
  {
    field: 'nextStay',
    label: texts.nextStay,
    width: 120,
    isOnCard: true,
    text: ({ figures }) => day(figures.nextStay),
  },
  {
    field: 'stays',
    label: texts.stays,
    width: 72,
    isNumber: true,
    text: ({ figures }) => String(figures.stays),
  },
  {
    field: 'nights',
    label: texts.nights,
    width: 80,
    isNumber: true,
    text: ({ figures }) => String(figures.nights),
  },
  {
    field: 'owed',
    label: texts.balanceDue,
    width: 112,
    isNumber: true,
    text: ({ figures }) => (figures.owedCents ? dollars(figures.owedCents) : ''),
  },
  {
    field: 'notes',
    label: texts.notes,
    width: 72,
    isNumber: true,
    text: ({ figures }) => (figures.notes ? String(figures.notes) : ''),
  },
  {
    field: 'booked',
    label: texts.booked,
    width: 176,
    isOptional: true,
    sort: { ascending: 'BOOKED_ASC', descending: 'BOOKED_DESC' },
    text: ({ bookedAt }) => bookingMoment(bookedAt),
  },
  {
    field: 'open',
    label: texts.open,
    width: 64,
    isAction: true,
    text: () => '',
    cell: (row) => <RowLink to={pageOf(row)} label={texts.showStays} />,
  },
];

/** The guests of a hotel, or of all hotels; who booked last comes first. */
export const guestScreen: Screen<GuestRow, GuestTableQuery, GuestTableQueryVariables> = {
  name: 'guests',
  title: texts.guests,
  counted: texts.guestCount,
  document: GuestTableDocument,
  variables: (state, page) => ({
    hotelId: state.filters.hotel,
    text: state.text || undefined,
    sort: orderOf<Sort>(state, guestColumns),
    ...page,
  }),
  countsAll: true,
  list: ({ hotelGuests }) => hotelGuests,
  columns: guestColumns,
  filters: [{ name: 'hotel', label: texts.hotel, kind: 'hotel' }],
  search: texts.searchGuests,
  empty: texts.noGuests,
  nameOf: ({ user }) => user.name,
  details: (row) => <Details facts={factsOf(guestColumns, row)} actions={<GuestActions guest={row} />} />,
};

function GuestActions({ guest }: { guest: GuestRow }) {
  const { pathname, search } = useLocation();
  const { email } = guest.contact;
  return (
    <>
      <Button
        component={Link}
        to={pageOf(guest)}
        state={{ from: pathname + search }}
        variant="contained"
        size="small"
      >
        {texts.showStays}
      </Button>
      {email && (
        <Button href={`mailto:${email}`} variant="outlined" size="small">
          {texts.writeMail}
        </Button>
      )}
    </>
  );
}
