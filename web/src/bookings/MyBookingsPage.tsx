import { PageHeading } from '../ui/PageHeading';

export function MyBookingsPage() {
  return <PageHeading title="My bookings" />;
}
