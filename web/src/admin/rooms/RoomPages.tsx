import { RecordPage } from '../records/RecordPage';
import { AdminTable } from '../table/AdminTable';
import { roomRecord } from './roomRecord';
import { roomTypeScreen } from './roomTypeScreen';

/** All room types. */
export const RoomTypesPage = () => <AdminTable screen={roomTypeScreen} />;

/** Creates a room type of a hotel, with its room numbers. */
export const CreateRoomPage = () => <RecordPage record={roomRecord} mode={roomRecord.create} />;

/** Changes a room type. */
export const UpdateRoomPage = () => <RecordPage record={roomRecord} mode={roomRecord.update} />;
