import { useContext } from 'react';
import { Navigate, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** Thrown where a page is rendered on the server and leads to another address. */
export class LeadsElsewhere extends Error {}

/**
 * Leads from an address that has no content of its own to another one, in place of it. On the server, which cannot go
 * anywhere, the page is given up, so that the browser goes there.
 */
export function LeadTo({ to }: { to: string }) {
  if ((useContext(NavigationContext) as { static?: boolean }).static) throw new LeadsElsewhere(to);
  return <Navigate to={to} replace />;
}
