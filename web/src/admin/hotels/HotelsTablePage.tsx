import { AdminTable } from '../table/AdminTable';
import { hotelScreen } from './hotelScreen';

/** All hotels. */
export const HotelsTablePage = () => <AdminTable screen={hotelScreen} />;
