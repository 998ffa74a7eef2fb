import { AdminTable } from '../table/AdminTable';
import { roomTypeScreen } from './roomTypeScreen';

/** All room types. */
export const RoomTypesPage = () => <AdminTable screen={roomTypeScreen} />;
