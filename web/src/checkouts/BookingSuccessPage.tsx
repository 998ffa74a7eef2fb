import { PageHeading } from '../ui/PageHeading';

export function BookingSuccessPage() {
  return <PageHeading title="Thank you for your successful booking" />;
}
