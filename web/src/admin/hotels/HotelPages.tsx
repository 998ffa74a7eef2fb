import { usePageDuties } from '../duties/useStaffDuties';
import { RecordPage } from '../records/RecordPage';
import { AdminTable } from '../table/AdminTable';
import { hotelRecord } from './hotelRecord';
import { hotelScreen, ownHotelScreen } from './hotelScreen';

/** All hotels; for members of teams theirs. */
export function HotelsTablePage() {
  const held = usePageDuties();
  if (!held) return null;
  return <AdminTable screen={held.isAdmin ? hotelScreen : ownHotelScreen(held.hotels.map(({ id }) => id))} />;
}

/** Creates a hotel. */
export const CreateHotelPage = () => <RecordPage record={hotelRecord} mode={hotelRecord.create} />;

/** Changes a hotel. */
export const UpdateHotelPage = () => <RecordPage record={hotelRecord} mode={hotelRecord.update} />;
