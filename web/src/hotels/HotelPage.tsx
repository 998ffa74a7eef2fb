import { PageHeading } from '../ui/PageHeading';

export function HotelPage() {
  return <PageHeading title="Hotel" />;
}
