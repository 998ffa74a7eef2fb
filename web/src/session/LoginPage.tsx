import { PageHeading } from '../ui/PageHeading';

export function LoginPage() {
  return <PageHeading title="Sign in" />;
}
