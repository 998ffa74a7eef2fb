import { useViewer } from './SessionProvider';

/** Whether the viewer may choose and book rooms: a customer, or somebody who has yet to sign in. Staff may not. */
export function useMayBook(): boolean {
  const viewer = useViewer();
  return !viewer || viewer.role === 'CUSTOMER';
}
