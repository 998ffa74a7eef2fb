import { PageHeading } from '../ui/PageHeading';

export function HomePage() {
  return <PageHeading title="Home" />;
}
