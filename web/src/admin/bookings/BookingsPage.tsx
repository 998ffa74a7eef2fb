import Box from '@mui/material/Box';
import { skipToken } from '@apollo/client/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { parseReference } from '../../../../schema/bookingReferences';
import { fill } from '../../../../schema/fill';
import { bookingNotFoundForStaff } from '../../bookings/detail/texts';
import { Notice } from '../../kit/Notice';
import { isReference } from '../fields/reference';
import { staffPaths } from '../staffPaths';
import { AdminTable } from '../table/AdminTable';
import { useTableState } from '../table/useTableState';
import { useFoundByReferenceQuery } from './FoundByReference.generated';
import { bookingScreen, holdScreen, resultScreen } from './bookingScreen';
import * as texts from './texts';

/** All bookings. */
export const BookingsPage = () => <AdminTable screen={bookingScreen} />;

/** All unpaid holds. */
export const HoldsPage = () => <AdminTable screen={holdScreen} />;

/** The bookings of the hotel, or with the reference, in the address. */
export function BookingResultsPage() {
  const [query] = useSearchParams();
  if (query.size === 0) return <Navigate to={staffPaths.bookingsForHotel()} replace />;
  return (
    <AdminTable screen={resultScreen}>
      <UnknownReference />
    </AdminTable>
  );
}

/** Says so if no hotel, or no booking, has the reference of the search. */
function UnknownReference() {
  const [{ filters, text }] = useTableState(resultScreen);
  const typed = text.trim();
  const isTyped = parseReference(typed) !== undefined || isReference(typed);
  const isHotel = filters.hotel !== undefined;
  const id = filters.hotel ?? (isTyped ? typed : undefined);
  const { data } = useFoundByReferenceQuery(id ? { variables: { id, isHotel } } : skipToken);
  if (!id || !data || data.hotel || data.booking) return null;
  const words = isHotel ? texts.unknownHotel : bookingNotFoundForStaff;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: 2 }}>
      <Notice kind="info">{fill(words, { reference: id })}</Notice>
    </Box>
  );
}
