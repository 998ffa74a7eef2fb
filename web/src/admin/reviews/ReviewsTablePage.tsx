import { AdminTable } from '../table/AdminTable';
import { reviewScreen } from './reviewScreen';

/** All reviews. */
export const ReviewsTablePage = () => <AdminTable screen={reviewScreen} />;
