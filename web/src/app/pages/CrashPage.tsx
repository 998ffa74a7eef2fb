import { LinkError } from '@apollo/client/errors';
import { useRouteError } from 'react-router-dom';
import { LoadingPage } from '../../ui/LoadingPage';
import { isReloading } from '../staleBuild';
import { SomethingWentWrongPage } from './SomethingWentWrongPage';

/** Catches what a page could not: a failed call is already on its way to its own page, a newer build on its way here, anything else is ours to admit. */
export function CrashPage() {
  const error = useRouteError();
  return LinkError.is(error) || isReloading() ? <LoadingPage /> : <SomethingWentWrongPage />;
}
