import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useMayOpen } from '../duties/useStaffDuties';
import { staffPaths } from '../staffPaths';
import type { AuditRow } from './auditValues';

/** The page of each kind of record that has one. */
const PAGES: Partial<Record<AuditRow['record'], (id: string) => string>> = {
  BOOKING: paths.booking,
  CITY: staffPaths.updateCity,
  HOTEL: staffPaths.updateHotel,
  HOTEL_TYPE: staffPaths.updateHotelType,
  ROOM_TYPE: staffPaths.updateRoom,
  USER: (id) => staffPaths.users({ q: id }),
};

/** The name of a changed record, as a link to its page for those who may open it. */
export function RecordLink({ row: { record, recordId, recordName, action } }: { row: AuditRow }) {
  const to = action.startsWith('delete') ? undefined : PAGES[record]?.(recordId);
  const mayOpen = useMayOpen();
  if (!to || !mayOpen(to)) return recordName;
  return (
    <MuiLink component={Link} to={to} color="inherit" onClick={(event) => event.stopPropagation()}>
      {recordName}
    </MuiLink>
  );
}
