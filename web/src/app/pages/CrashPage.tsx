import { LinkError } from '@apollo/client/errors';
import { LoadingPage } from '../../kit/LoadingPage';
import { isReloading } from '../staleBuild';
import { SomethingWentWrongPage } from './SomethingWentWrongPage';

/** Says what a page could not: a failed call is already on its way to its own page, a newer build on its way here, anything else is ours to admit. */
export function CrashPage({ error }: { error: unknown }) {
  return LinkError.is(error) || isReloading() ? <LoadingPage /> : <SomethingWentWrongPage />;
}
