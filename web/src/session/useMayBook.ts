import { useViewer } from './SessionProvider';

/** True if the viewer may choose and book rooms: a customer, or a visitor who is not signed in. Staff may not. */
export function useMayBook(): boolean {
  const viewer = useViewer();
  return !viewer || viewer.role === 'CUSTOMER';
}
