import { PageHeading } from '../ui/PageHeading';

export function ResultsPage() {
  return <PageHeading title="Results" />;
}
