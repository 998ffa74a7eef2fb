import { PageHeading } from '../ui/PageHeading';

export function CancelPage() {
  return <PageHeading title="Cancel" />;
}
