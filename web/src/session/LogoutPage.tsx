import { PageHeading } from '../ui/PageHeading';

export function LogoutPage() {
  return <PageHeading title="You are logged out" />;
}
