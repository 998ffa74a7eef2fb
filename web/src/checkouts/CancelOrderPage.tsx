import { PageHeading } from '../ui/PageHeading';

export function CancelOrderPage() {
  return <PageHeading title="Order cancelled" />;
}
