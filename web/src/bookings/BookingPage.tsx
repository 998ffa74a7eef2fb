import { PageHeading } from '../ui/PageHeading';

export function BookingPage() {
  return <PageHeading title="Booking" />;
}
