import { PageHeading } from '../ui/PageHeading';

export function CheckoutSuccessPage() {
  return <PageHeading title="Thank you for your successful booking" />;
}
