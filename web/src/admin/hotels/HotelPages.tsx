import { RecordPage } from '../records/RecordPage';
import { AdminTable } from '../table/AdminTable';
import { hotelRecord } from './hotelRecord';
import { hotelScreen } from './hotelScreen';

/** All hotels. */
export const HotelsTablePage = () => <AdminTable screen={hotelScreen} />;

/** Creates a hotel. */
export const CreateHotelPage = () => <RecordPage record={hotelRecord} mode={hotelRecord.create} />;

/** Changes a hotel. */
export const UpdateHotelPage = () => <RecordPage record={hotelRecord} mode={hotelRecord.update} />;
