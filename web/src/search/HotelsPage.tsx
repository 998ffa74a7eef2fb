import { PageHeading } from '../ui/PageHeading';

export function HotelsPage() {
  return <PageHeading title="Hotels" />;
}
