import { PageHeading } from '../../ui/PageHeading';

/** The bare page of the specification. */
export function CancelPage() {
  return <PageHeading title="Cancel" sx={{ m: { xs: 2, sm: 3 } }} />;
}
