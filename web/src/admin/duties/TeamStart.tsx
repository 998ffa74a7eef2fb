import { Navigate } from 'react-router-dom';
import { LoadingPage } from '../../kit/LoadingPage';
import { paths } from '../../paths';
import { firstPageFor } from '../layout/destinations';
import { useStaffDuties } from './useStaffDuties';

/** Leads a member of hotels' teams to the first page of their duties, or home if they are on no team. */
export function TeamStart() {
  const held = useStaffDuties();
  if (!held) return <LoadingPage />;
  return <Navigate to={firstPageFor(held)?.path ?? paths.home()} replace />;
}
